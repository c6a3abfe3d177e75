import { modalStatuses, type StatusModal } from '../../src/content/status-modal.ts'
import { cta } from './cta.ts'
import { entryId, entryParser, type FieldReader, optional, required } from './fields.ts'
import { image } from './image.ts'
import { flag, key, oneOf, text } from './kinds.ts'
import { link } from './links.ts'
import { notification } from './notification.ts'
import { richText } from './rich-text.ts'

const keyOrId: FieldReader<string> = (entry, field) => optional(key, entry.id)(entry, field)

export const statusModal = entryParser<StatusModal>({
  id: entryId,
  key: keyOrId,
  title: required(text),
  description: optional(richText),
  status: optional(oneOf(modalStatuses), 'none'),
  cancelButton: optional(link({ button: cta })),
  confirmButton: optional(link({ button: cta })),
  closeButtonDescription: optional(text),
  showCloseButton: optional(flag, false),
  notification: optional(link({ notification })),
  image: optional(image),
})
