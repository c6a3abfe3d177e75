import type { ContentButtonLook } from './button-look.ts'
import type { ImageAsset } from './image.ts'
import type { Notification } from './notification.ts'
import type { RichText } from './rich-text.ts'

/** Special event names of a button. */
export const buttonEvents = ['toggleCookieInfo', 'openGameModal', 'redirectToAuth', 'openLiveChat'] as const
export type ButtonEvent = (typeof buttonEvents)[number]

export interface LinkCta extends ContentButtonLook {
  kind: 'link'
  href: string
}

export interface EventCta extends ContentButtonLook {
  kind: 'event'
  event: ButtonEvent
}

/** A button of a form or a modal. `inPlace`: what it does is decided by the code that finds it by its id. */
export type Cta = LinkCta | EventCta | (ContentButtonLook & { kind: 'inPlace' })

export const modalStatuses = ['none', 'error', 'success', 'warning', 'info'] as const

/** A dialog; its `key` is the name by which code finds it among a page's modals, its entry id where it has none. */
export interface StatusModal {
  id: string
  key: string
  title: string
  description?: RichText
  status: (typeof modalStatuses)[number]
  cancelButton?: Cta
  confirmButton?: Cta
  closeButtonDescription?: string
  showCloseButton: boolean
  notification?: Notification
  image?: ImageAsset
}
