import type { ContentButtonLook } from './button-look.ts'
import type { PlanOrPromo } from './plan-or-promo.ts'
import type { EventCta, LinkCta, StatusModal } from './status-modal.ts'

/** A button that leads to a path of this site or an https, tel or mailto address. */
export type LinkButton = LinkCta

/** Stores the plan or promotion and goes to the order page. */
export interface OrderButton extends ContentButtonLook {
  kind: 'order'
  planOrPromoToOrder: PlanOrPromo
}

/** Opens the first of the modals, or the form of a page (`formId` is that page's id), whose results the modals are. */
export interface ModalButton extends ContentButtonLook {
  kind: 'modal'
  modalToDisplay: { id: string; formId?: string; modals: StatusModal[] }
}

/** A button of the content, by what it does. */
export type Button = LinkButton | EventCta | OrderButton | ModalButton
export type ButtonOf<K extends Button['kind']> = Extract<Button, { kind: K }>
