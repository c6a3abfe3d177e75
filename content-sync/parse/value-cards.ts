import type { BlockOf } from '../../src/content/block.ts'
import type { ValueCard } from '../../src/content/text-block.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, optional, required } from './fields.ts'
import { line, text } from './kinds.ts'
import { links } from './links.ts'
import { tone } from './tone.ts'
import { value } from './value.ts'
import { valueWithRichText } from './value-with-rich-text.ts'

/** What a list of value cards has, whether it lies still or slides. */
const cards = {
  ...blockFields,
  title: required(line, 'Title'),
  text: optional(text, 'Text'),
  tone,
  cards: required(links<ValueCard>({ value, valueWithRichText }), 'Cards'),
}

export const cardsContainer = declareBlock<BlockOf<'cardsContainer'>>(
  { id: 'cardsContainer', name: 'Cards', description: 'Value cards, three or four in a row.' },
  { ...cards, type: always('cardsContainer') },
)

export const cardsSlider = declareBlock<BlockOf<'cardsSlider'>>(
  { id: 'cardsSlider', name: 'Card slider', description: 'Value cards side by side.' },
  { ...cards, type: always('cardsSlider') },
)
