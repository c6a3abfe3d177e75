import type { BlockOf } from '../../src/content/block.ts'
import { type Notification, notificationKinds, notificationTypes } from '../../src/content/notification.ts'
import { blockFields, declareBlock } from './block.ts'
import {
  always,
  entryId,
  entryParser,
  type FieldReader,
  fieldsOf,
  from,
  optional,
  required,
  withDefault,
} from './fields.ts'
import { flag, line, oneOf, unique } from './kinds.ts'
import { readable, unreadable } from './reading.ts'
import { richText } from './rich-text.ts'

const notice = {
  id: entryId,
  title: optional(line, 'Title'),
  text: required(richText, 'Text'),
  notificationType: from('type', withDefault(oneOf(notificationTypes), 'info', 'Sign')),
  showCloseButton: withDefault(flag, false, 'Can be closed', 'Once closed it stays hidden.'),
  kind: optional(
    unique(oneOf(notificationKinds)),
    'Shown by self-service',
    'While the operator works on something self-service shows the notice of that kind.',
  ),
}

export const notification = entryParser<Notification>(notice)

const itself: FieldReader<Notification> = {
  model: () => fieldsOf(notice),
  read: (entry) => {
    const parsed = notification(entry)
    return parsed ? readable(parsed) : unreadable()
  },
}

export const notificationBlock = declareBlock<BlockOf<'notification'>>(
  { id: 'notification', name: 'Notice', description: 'A short message in a coloured box.' },
  { ...blockFields, type: always('notification'), notification: itself },
)
