import type { HeroBanner } from '../../src/content/banner-block.ts'
import { button } from './button.ts'
import { declare } from './content-type.ts'
import { entryId, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { line, text } from './kinds.ts'
import { links } from './links.ts'
import { tone } from './tone.ts'

export const heroBanner = declare<HeroBanner>(
  { id: 'heroBanner', name: 'Hero banner', description: 'One slide of the hero banner slider.' },
  {
    id: entryId,
    title: required(line, 'Title'),
    text: required(text, 'Text'),
    sticker: optional(line, 'Sticker'),
    image: optional(image, 'Picture'),
    tone,
    buttons: withDefault(links({ button }), [], 'Buttons'),
  },
)
