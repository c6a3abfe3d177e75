import { imagePositions } from '../../src/content/banner-block.ts'
import type { BlockOf } from '../../src/content/block.ts'
import { tones } from '../../src/content/tone.ts'
import { blockFields } from './block.ts'
import { button } from './button.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { oneOf, text } from './kinds.ts'
import { links } from './links.ts'
import { richText } from './rich-text.ts'

export const contentBanner = entryParser<BlockOf<'contentBanner'>>({
  ...blockFields,
  type: always('contentBanner'),
  title: required(text),
  text: required(richText),
  image: optional(image),
  imagePosition: optional(oneOf(imagePositions), 'left'),
  tone: optional(oneOf(tones), 'cream'),
  buttons: optional(links({ button }), []),
})
