import type { HeroBanner } from '../../src/content/banner-block.ts'
import { tones } from '../../src/content/tone.ts'
import { button } from './button.ts'
import { entryId, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { oneOf, text } from './kinds.ts'
import { links } from './links.ts'

export const heroBanner = entryParser<HeroBanner>({
  id: entryId,
  title: required(text),
  text: required(text),
  sticker: optional(text),
  image: optional(image),
  tone: optional(oneOf(tones), 'cream'),
  buttons: optional(links({ button }), []),
})
