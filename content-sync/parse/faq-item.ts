import type { FaqItem } from '../../src/content/block.ts'
import { entryId, entryParser, required } from './fields.ts'
import { fragmentKey, text, unique } from './kinds.ts'
import { richText } from './rich-text.ts'

export const faqItem = entryParser<FaqItem>({
  id: entryId,
  question: required(text),
  answer: required(richText),
  uniqueKey: required(unique(fragmentKey)),
})
