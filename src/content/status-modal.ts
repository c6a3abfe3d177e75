import * as v from 'valibot'
import { buttonLook } from './button-look.ts'
import { ImageAsset } from './image.ts'
import { Notification } from './notification.ts'
import { RichText } from './rich-text.ts'

/** Special event names of a button. */
export const buttonEvents = ['toggleCookieInfo', 'openGameModal', 'redirectToAuth', 'openLiveChat'] as const
export type ButtonEvent = (typeof buttonEvents)[number]

export const linkCta = { ...buttonLook, kind: v.literal('link'), href: v.string() }
export const eventCta = { ...buttonLook, kind: v.literal('event'), event: v.picklist(buttonEvents) }

/** A button of a form or a modal. `inPlace`: what it does is decided by the code that finds it by its id. */
export const Cta = v.variant('kind', [
  v.object(linkCta),
  v.object(eventCta),
  v.object({ ...buttonLook, kind: v.literal('inPlace') }),
])
export type Cta = v.InferOutput<typeof Cta>

export const modalStatuses = ['none', 'error', 'success', 'warning', 'info'] as const

/** A dialog; its `key` is the name by which code finds it among a page's modals, its entry id where it has none. */
export const StatusModal = v.object({
  id: v.string(),
  key: v.string(),
  title: v.string(),
  description: v.optional(RichText),
  status: v.picklist(modalStatuses),
  cancelButton: v.optional(Cta),
  confirmButton: v.optional(Cta),
  closeButtonDescription: v.optional(v.string()),
  showCloseButton: v.boolean(),
  notification: v.optional(Notification),
  image: v.optional(ImageAsset),
})
export type StatusModal = v.InferOutput<typeof StatusModal>
