import * as v from 'valibot'
import { buttonLook } from './button-look.ts'
import { PlanOrPromo } from './plan-or-promo.ts'
import { eventCta, linkCta, StatusModal } from './status-modal.ts'

export const LinkButton = v.object(linkCta)
/** A button that leads to a path of this site or an https, tel or mailto address. */
export type LinkButton = v.InferOutput<typeof LinkButton>

/**
 * "Button content" of the specification, by what it does. `order` stores the plan or promotion and goes to the order page;
 * `modal` opens the first of the modals, or the form of a page (`formId` is that page's id), whose results the modals are.
 */
export const Button = v.variant('kind', [
  LinkButton,
  v.object(eventCta),
  v.object({ ...buttonLook, kind: v.literal('order'), planOrPromoToOrder: PlanOrPromo }),
  v.object({
    ...buttonLook,
    kind: v.literal('modal'),
    modalToDisplay: v.object({
      id: v.string(),
      formId: v.optional(v.string()),
      modals: v.array(StatusModal),
    }),
  }),
])
export type Button = v.InferOutput<typeof Button>
export type ButtonOf<K extends Button['kind']> = Extract<Button, { kind: K }>
