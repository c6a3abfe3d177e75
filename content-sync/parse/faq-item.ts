import type { FaqItem } from '../../src/content/block.ts'
import { entryId, entryParser, optional, required } from './fields.ts'
import { fragmentKey, text, unique } from './kinds.ts'
import { link } from './links.ts'
import { notification } from './notification.ts'
import { richText } from './rich-text.ts'

export const faqItem = entryParser<FaqItem>({
  id: entryId,
  question: required(text),
  answer: required(richText),
  uniqueKey: required(unique(fragmentKey)),
  notification: optional(link({ notification })),
})
