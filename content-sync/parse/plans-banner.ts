import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { button } from './button.ts'
import { always, optional, required } from './fields.ts'
import { image } from './image.ts'
import { line, text } from './kinds.ts'
import { link, links } from './links.ts'
import { plan } from './plan.ts'
import { tone } from './tone.ts'

export const plansBanner = declareBlock<BlockOf<'plansBanner'>>(
  { id: 'plansBanner', name: 'Plans banner', description: 'A wide band with a few plans in short.' },
  {
    ...blockFields,
    type: always('plansBanner'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    tone,
    image: optional(image, 'Picture'),
    plans: required(links({ plan }), 'Plans'),
    button: optional(link({ button }), 'Button'),
  },
)
