import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { faqItem } from './faq-item.ts'
import { always, required } from './fields.ts'
import { line } from './kinds.ts'
import { links } from './links.ts'

export const faq = declareBlock<BlockOf<'faq'>>(
  { id: 'faq', name: 'FAQ', description: 'Questions that open one at a time.' },
  {
    ...blockFields,
    type: always('faq'),
    title: required(line, 'Title'),
    items: required(links({ faqItem }), 'Items'),
  },
)
