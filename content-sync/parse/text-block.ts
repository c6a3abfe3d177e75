import type { BlockOf } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { text } from './kinds.ts'
import { links } from './links.ts'
import { richText } from './rich-text.ts'

export const textBlock = entryParser<BlockOf<'text'>>({
  ...blockFields,
  type: always('text'),
  title: optional(text),
  text: required(richText),
})

export const textColumns = entryParser<BlockOf<'textColumns'>>({
  ...blockFields,
  type: always('textColumns'),
  title: optional(text),
  columns: required(links({ text: textBlock })),
})
