import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { button } from './button.ts'
import { always, optional, required } from './fields.ts'
import { line, text } from './kinds.ts'
import { link } from './links.ts'
import { tone } from './tone.ts'

export const textBanner = declareBlock<BlockOf<'textBanner'>>(
  { id: 'textBanner', name: 'Text banner', description: 'A wide band with a short text and a button.' },
  {
    ...blockFields,
    type: always('textBanner'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    tone,
    button: optional(link({ button }), 'Button'),
  },
)
