import type { RichText } from './rich-text.ts'

export const notificationTypes = ['info', 'success', 'warning', 'error'] as const

/** Self-service notifications: one of a kind is shown at a time. */
export const notificationKinds = [
  'notificationPlanActivationInProgress',
  'notificationPlanTerminationInProgress',
  'notificationRefillOperationInProgress',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** `kind` is set for those that self-service shows by itself. */
export interface Notification {
  id: string
  title?: string
  text: RichText
  notificationType: (typeof notificationTypes)[number]
  showCloseButton: boolean
  kind?: NotificationKind
}
