import { imagePositions } from '../../src/content/banner-block.ts'
import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { button } from './button.ts'
import { always, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { line, oneOf } from './kinds.ts'
import { links } from './links.ts'
import { richText } from './rich-text.ts'
import { tone } from './tone.ts'

export const contentBanner = declareBlock<BlockOf<'contentBanner'>>(
  { id: 'contentBanner', name: 'Content banner', description: 'A picture beside a text.' },
  {
    ...blockFields,
    type: always('contentBanner'),
    title: required(line, 'Title'),
    text: required(richText, 'Text'),
    image: optional(image, 'Picture'),
    imagePosition: withDefault(oneOf(imagePositions), 'left', 'Side of the picture'),
    tone,
    buttons: withDefault(links({ button }), [], 'Buttons'),
  },
)
