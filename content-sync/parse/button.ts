import type { Button, ButtonOf } from '../../src/content/button.ts'
import type { PlanOrPromo } from '../../src/content/plan-or-promo.ts'
import type { StatusModal } from '../../src/content/status-modal.ts'
import { buttonLook, buttonWords } from './button-look.ts'
import { contentType } from './content-type.ts'
import { event, eventButton } from './cta.ts'
import type { EntryParser, EntryReader } from './entry-reader.ts'
import { always, entryId, entryParser, optional, required, withDefault } from './fields.ts'
import { href, linkButton } from './link-button.ts'
import { link, links } from './links.ts'
import { promo } from './promo.ts'
import { shownPlan } from './shown-plan.ts'
import { statusModal } from './status-modal.ts'

const planToOrder: EntryParser<PlanOrPromo> = (entry) => {
  const parsed = shownPlan(entry)
  return parsed && { kind: 'plan', plan: parsed }
}

const promoToOrder: EntryParser<PlanOrPromo> = (entry) => {
  const parsed = promo(entry)
  return parsed && { kind: 'promo', promo: parsed }
}

const planOrPromoToOrder = link<PlanOrPromo>({ plan: planToOrder, promo: promoToOrder })

const orderButton = entryParser<ButtonOf<'order'>>({
  ...buttonLook,
  kind: always('order'),
  planOrPromoToOrder: required(planOrPromoToOrder),
})

type ModalToDisplay = ButtonOf<'modal'>['modalToDisplay']

const onlyModal: EntryParser<ModalToDisplay> = (entry) => {
  const modal = statusModal(entry)
  return modal && { id: entry.id, modals: [modal] }
}

const modalsOfForm = entryParser<{ id: string; modals: StatusModal[] }>({
  id: entryId,
  modals: withDefault(links({ statusModal }), []),
})

const formInModal: EntryParser<ModalToDisplay> = (entry) => {
  const form = modalsOfForm(entry)
  return form && { ...form, formId: form.id }
}

const modalToDisplay = link<ModalToDisplay>({ statusModal: onlyModal, formPage: formInModal })

const modalButton = entryParser<ButtonOf<'modal'>>({
  ...buttonLook,
  kind: always('modal'),
  modalToDisplay: required(modalToDisplay),
})

/** One line for each field that gives a button its purpose; a button with several has the first. */
const purposes: readonly (readonly [field: string, parser: EntryParser<Button>])[] = [
  ['planOrPromoToOrder', orderButton],
  ['modalToDisplay', modalButton],
  ['event', eventButton],
]

function reportSecondPurpose(entry: EntryReader, first: string): void {
  for (const field of [...purposes.map(([purpose]) => purpose), 'page', 'url', 'document']) {
    const found = field === first ? undefined : entry.find(field)
    if (!found) continue
    entry.report({
      severity: 'broken',
      field,
      language: found.language,
      message: `is of no use: the button has ${first}`,
    })
  }
}

export const button: EntryParser<Button> = (entry) => {
  const [field, parser] = purposes.find(([purpose]) => entry.find(purpose)) ?? []
  if (!field || !parser) return linkButton(entry)
  reportSecondPurpose(entry, field)
  return parser(entry)
}

/** Every field that one of the parsers above reads. */
export const buttonType = contentType(
  {
    id: 'button',
    name: 'Button',
    description:
      'Leads somewhere, opens a dialog, starts something of the site or carries a plan to the order.',
    displayField: 'title',
    hasExtraVariant: true,
  },
  {
    ...buttonWords,
    href,
    ...buttonLook,
    planOrPromoToOrder: optional(
      planOrPromoToOrder,
      'Plan or promotion to order',
      'The button keeps it and goes to the order page: such a button has no address of its own.',
    ),
    modalToDisplay: optional(
      modalToDisplay,
      'Dialog to open',
      'A dialog, or the lead generation page, whose form then opens in a dialog.',
    ),
    event,
  },
)
