import type { BlockOf } from '../../src/content/block.ts'
import { tones } from '../../src/content/tone.ts'
import { blockFields } from './block.ts'
import { button } from './button.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { oneOf, text } from './kinds.ts'
import { link, links } from './links.ts'
import { plan } from './plan.ts'

export const plansBanner = entryParser<BlockOf<'plansBanner'>>({
  ...blockFields,
  type: always('plansBanner'),
  title: required(text),
  text: optional(text),
  tone: optional(oneOf(tones), 'cream'),
  image: optional(image),
  plans: required(links({ plan })),
  button: optional(link({ button })),
})
