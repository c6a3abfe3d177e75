import type { BlockOf } from '../../src/content/block.ts'
import { tones } from '../../src/content/tone.ts'
import { blockFields } from './block.ts'
import { button } from './button.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { oneOf, text } from './kinds.ts'
import { link } from './links.ts'

export const textBanner = entryParser<BlockOf<'textBanner'>>({
  ...blockFields,
  type: always('textBanner'),
  title: required(text),
  text: optional(text),
  tone: optional(oneOf(tones), 'cream'),
  button: optional(link({ button })),
})
