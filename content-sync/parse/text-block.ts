import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, optional, required } from './fields.ts'
import { line } from './kinds.ts'
import { links } from './links.ts'
import { richText } from './rich-text.ts'

export const textBlock = declareBlock<BlockOf<'text'>>(
  { id: 'text', name: 'Text', description: 'A formatted text.' },
  {
    ...blockFields,
    type: always('text'),
    title: optional(line, 'Title'),
    text: required(richText, 'Text'),
  },
)

export const textColumns = declareBlock<BlockOf<'textColumns'>>(
  { id: 'textColumns', name: 'Text in columns', description: 'Short texts side by side.' },
  {
    ...blockFields,
    type: always('textColumns'),
    title: optional(line, 'Title'),
    columns: required(links({ text: textBlock }), 'Columns'),
  },
)
