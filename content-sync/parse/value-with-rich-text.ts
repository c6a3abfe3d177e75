import type { BlockOf } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { blockFields } from './block.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { oneOf, text } from './kinds.ts'
import { richText } from './rich-text.ts'

export const valueWithRichText = entryParser<BlockOf<'valueWithRichText'>>({
  ...blockFields,
  type: always('valueWithRichText'),
  icon: optional(oneOf(iconNames)),
  title: required(text),
  text: required(richText),
})
