import * as v from 'valibot'
import { RichText } from './rich-text.ts'

export const notificationTypes = ['info', 'success', 'warning', 'error'] as const

/** Self-service notifications: one of a kind is shown at a time. */
export const notificationKinds = [
  'notificationPlanActivationInProgress',
  'notificationPlanTerminationInProgress',
  'notificationRefillOperationInProgress',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** `kind` is set for those that self-service shows by itself. */
export const Notification = v.object({
  id: v.string(),
  title: v.optional(v.string()),
  text: RichText,
  notificationType: v.picklist(notificationTypes),
  showCloseButton: v.boolean(),
  kind: v.optional(v.picklist(notificationKinds)),
})
export type Notification = v.InferOutput<typeof Notification>
