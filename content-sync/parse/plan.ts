import { berries } from '../../src/content/berry.ts'
import { type Plan, planCardTypes } from '../../src/content/plan.ts'
import type { Cents } from '../../src/lib/money.ts'
import { allowance } from './allowance.ts'
import { declare } from './content-type.ts'
import { entryId, group, type Kind, optional, required, withDefault } from './fields.ts'
import { code, euro, flag, line, oneOf, unique, wholeNumber } from './kinds.ts'
import { link } from './links.ts'
import { unreadable } from './reading.ts'

/** A price that is lower than the one in `planPrice`. */
const reducedPrice: Kind<Cents> = {
  ...euro,
  read: (found) => {
    const sale = euro.read(found)
    const plan = found.entry.find('planPrice')
    const full = plan && euro.read(plan)
    if (!sale.ok || !full?.ok || sale.value < full.value) return sale
    return unreadable('is not lower than planPrice')
  },
}

/** What a plan, or a pack, is to the operator, and for how long it is bought. */
export const planId = required(
  unique(code),
  'Plan id at the operator',
  'The operator knows the plan by it; the site only passes it on.',
)
export const periodInDays = required(wholeNumber(1, 366), 'Period in days')

export const plan = declare<Plan>(
  {
    id: 'plan',
    name: 'Plan',
    description: 'A plan that customers can order. The operator knows it by its plan id.',
    displayField: 'planTitle',
    hasExtraVariant: true,
  },
  {
    id: entryId,
    planId,
    orderCode: required(code, 'Order code at the operator'),
    planTitle: required(line, 'Title'),
    planCardType: required(oneOf(planCardTypes), 'Group'),
    planPrice: required(euro, 'Price'),
    salePrice: optional(
      reducedPrice,
      'Reduced price',
      'In euros with VAT: 4,90. Lower than the price, which is then shown struck through.',
    ),
    priceUnits: withDefault(oneOf(['EUR']), 'EUR', 'Currency'),
    periodInDays,
    display: withDefault(flag, false, 'Show on the site'),
    sticker: optional(line, 'Sticker'),
    description: optional(line, 'For whom'),
    berry: optional(
      oneOf(berries),
      'Berry',
      'Drawn wherever the plan is. Without one: the round berry of the logo.',
    ),
    allowances: group<Plan['allowances']>({
      dataInLt: optional(link({ allowance }), 'Data in Lithuania'),
      dataOffPeak: optional(link({ allowance }), 'Data off peak'),
      dataInEu: optional(link({ allowance }), 'Data in the EU/EEA'),
      dataAbroad: optional(link({ allowance }), 'Data abroad'),
      minutes: optional(link({ allowance }), 'Minutes'),
      sms: optional(link({ allowance }), 'Messages'),
    }),
  },
)
