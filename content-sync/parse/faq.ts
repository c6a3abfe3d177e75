import type { BlockOf } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { faqItem } from './faq-item.ts'
import { always, entryParser, required } from './fields.ts'
import { text } from './kinds.ts'
import { links } from './links.ts'

export const faq = entryParser<BlockOf<'faq'>>({
  ...blockFields,
  type: always('faq'),
  title: required(text),
  items: required(links({ faqItem })),
})
