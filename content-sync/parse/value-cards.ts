import type { BlockOf } from '../../src/content/block.ts'
import type { ValueCard } from '../../src/content/text-block.ts'
import { tones } from '../../src/content/tone.ts'
import { blockFields } from './block.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { oneOf, text } from './kinds.ts'
import { links } from './links.ts'
import { value } from './value.ts'
import { valueWithRichText } from './value-with-rich-text.ts'

/** What a list of value cards has, whether it lies still or slides. */
const cards = {
  ...blockFields,
  title: required(text),
  text: optional(text),
  tone: optional(oneOf(tones), 'cream'),
  cards: required(links<ValueCard>({ value, valueWithRichText })),
}

export const cardsContainer = entryParser<BlockOf<'cardsContainer'>>({
  ...cards,
  type: always('cardsContainer'),
})
export const cardsSlider = entryParser<BlockOf<'cardsSlider'>>({ ...cards, type: always('cardsSlider') })
