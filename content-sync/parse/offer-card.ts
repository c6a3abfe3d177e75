import type { BlockOf } from '../../src/content/block.ts'
import type { OfferCard } from '../../src/content/card-block.ts'
import { tones } from '../../src/content/tone.ts'
import { blockFields } from './block.ts'
import { button } from './button.ts'
import { always, entryId, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { euro, oneOf, text } from './kinds.ts'
import { link, links } from './links.ts'

const offerCard = entryParser<OfferCard>({
  id: entryId,
  title: required(text),
  text: optional(text),
  sticker: optional(text),
  image: optional(image),
  priceText: optional(text),
  price: optional(euro),
  button: optional(link({ button })),
})

export const offerCardsSlider = entryParser<BlockOf<'offerCardsSlider'>>({
  ...blockFields,
  type: always('offerCardsSlider'),
  title: required(text),
  text: optional(text),
  tone: optional(oneOf(tones), 'cream'),
  cards: required(links({ offerCard })),
})
