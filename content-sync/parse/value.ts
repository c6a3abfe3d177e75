import type { BlockOf } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { blockFields } from './block.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { oneOf, text } from './kinds.ts'

export const value = entryParser<BlockOf<'value'>>({
  ...blockFields,
  type: always('value'),
  icon: optional(oneOf(iconNames)),
  title: required(text),
  text: required(text),
})
