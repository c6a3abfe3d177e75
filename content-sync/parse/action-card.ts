import type { BlockOf } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { tones } from '../../src/content/tone.ts'
import { blockFields } from './block.ts'
import { button } from './button.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { oneOf, text } from './kinds.ts'
import { link, links } from './links.ts'

export const actionCard = entryParser<BlockOf<'actionCard'>>({
  ...blockFields,
  type: always('actionCard'),
  icon: optional(oneOf(iconNames)),
  image: optional(image),
  title: required(text),
  text: optional(text),
  button: required(link({ button })),
})

export const actionCardsContainer = entryParser<BlockOf<'actionCardsContainer'>>({
  ...blockFields,
  type: always('actionCardsContainer'),
  title: required(text),
  text: optional(text),
  tone: optional(oneOf(tones), 'cream'),
  cards: required(links({ actionCard })),
})
