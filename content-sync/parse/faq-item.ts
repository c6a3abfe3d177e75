import type { FaqItem } from '../../src/content/block.ts'
import { declare } from './content-type.ts'
import { entryId, optional, required } from './fields.ts'
import { addressPart, day, fragmentKey, line, unique } from './kinds.ts'
import { link } from './links.ts'
import { notification } from './notification.ts'
import { richText } from './rich-text.ts'

export const faqItem = declare<FaqItem>(
  { id: 'faqItem', name: 'Question and answer', description: 'One item of a FAQ.' },
  {
    id: entryId,
    question: required(line, 'Question'),
    answer: required(
      richText,
      'Answer',
      'A picture can follow a step: insert an asset below its words. Its description in each language is read out.',
    ),
    uniqueKey: required(
      unique(fragmentKey),
      'Key',
      'The fragment that opens the item: /#esim-install. Small letters, digits and hyphens.',
    ),
    slug: optional(
      addressPart,
      'Slug',
      'The last part of the address of the question’s page in help, such as kaip-papildyti. Without one: the key.',
    ),
    checkedOn: optional(
      day,
      'Checked on',
      'The day on which the answer was last read and found right: 2026-11-27. Without one: when it was published.',
    ),
    notification: optional(link({ notification }), 'Notice'),
  },
)
