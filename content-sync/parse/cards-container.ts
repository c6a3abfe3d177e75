import { type BlockOf, tones } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { oneOf, text } from './kinds.ts'
import { links } from './links.ts'
import { value } from './value.ts'
import { valueWithRichText } from './value-with-rich-text.ts'

export const cardsContainer = entryParser<BlockOf<'cardsContainer'>>({
  ...blockFields,
  type: always('cardsContainer'),
  title: required(text),
  text: optional(text),
  tone: optional(oneOf(tones), 'cream'),
  cards: required(links({ value, valueWithRichText })),
})
