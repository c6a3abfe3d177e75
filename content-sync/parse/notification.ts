import type { BlockOf } from '../../src/content/block.ts'
import { type Notification, notificationKinds, notificationTypes } from '../../src/content/notification.ts'
import { blockFields } from './block.ts'
import { always, entryId, entryParser, type FieldReader, from, optional, required } from './fields.ts'
import { flag, oneOf, text, unique } from './kinds.ts'
import { readable, unreadable } from './reading.ts'
import { richText } from './rich-text.ts'

export const notification = entryParser<Notification>({
  id: entryId,
  title: optional(text),
  text: required(richText),
  notificationType: from('type', optional(oneOf(notificationTypes), 'info')),
  showCloseButton: optional(flag, false),
  kind: optional(unique(oneOf(notificationKinds))),
})

const itself: FieldReader<Notification> = (entry) => {
  const parsed = notification(entry)
  return parsed ? readable(parsed) : unreadable()
}

export const notificationBlock = entryParser<BlockOf<'notification'>>({
  ...blockFields,
  type: always('notification'),
  notification: itself,
})
