import type { BlockOf } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { blockFields, declareBlock } from './block.ts'
import { button } from './button.ts'
import { always, optional, required } from './fields.ts'
import { image } from './image.ts'
import { line, oneOf, text } from './kinds.ts'
import { link, links } from './links.ts'
import { tone } from './tone.ts'

export const actionCard = declareBlock<BlockOf<'actionCard'>>(
  { id: 'actionCard', name: 'Action card', description: 'A card with a button.' },
  {
    ...blockFields,
    type: always('actionCard'),
    icon: optional(oneOf(iconNames), 'Icon'),
    image: optional(image, 'Picture'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    button: required(link({ button }), 'Button'),
  },
)

export const actionCardsContainer = declareBlock<BlockOf<'actionCardsContainer'>>(
  { id: 'actionCardsContainer', name: 'Action cards', description: 'Cards with something to do.' },
  {
    ...blockFields,
    type: always('actionCardsContainer'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    tone,
    cards: required(links({ actionCard }), 'Cards'),
  },
)
