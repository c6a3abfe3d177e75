import { modalStatuses, type StatusModal } from '../../src/content/status-modal.ts'
import { declare } from './content-type.ts'
import { cta } from './cta.ts'
import { entryId, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { flag, key, line, oneOf } from './kinds.ts'
import { link } from './links.ts'
import { notification } from './notification.ts'
import { richText } from './rich-text.ts'

export const statusModal = declare<StatusModal>(
  {
    id: 'statusModal',
    name: 'Dialog',
    description: 'Tells how something went, explains something or asks.',
    hasExtraVariant: true,
  },
  {
    id: entryId,
    key: withDefault(
      key,
      ({ id }) => id,
      'Key',
      'By this name the site finds the dialog among those of its page.',
    ),
    title: required(line, 'Title'),
    description: optional(richText, 'Text'),
    status: withDefault(oneOf(modalStatuses), 'none', 'Sign'),
    cancelButton: optional(link({ button: cta }), 'Button that cancels'),
    confirmButton: optional(link({ button: cta }), 'Button that confirms'),
    closeButtonDescription: optional(line, 'Label of the closing cross'),
    showCloseButton: withDefault(flag, false, 'With a closing cross'),
    notification: optional(link({ notification }), 'Notice'),
    image: optional(image, 'Picture'),
  },
)
