import type { BlockOf } from '../../src/content/block.ts'
import type { OfferCard } from '../../src/content/card-block.ts'
import { blockFields, declareBlock } from './block.ts'
import { button } from './button.ts'
import { declare } from './content-type.ts'
import { always, entryId, optional, required } from './fields.ts'
import { image } from './image.ts'
import { euro, line, text } from './kinds.ts'
import { link, links } from './links.ts'
import { tone } from './tone.ts'

export const offerCard = declare<OfferCard>(
  { id: 'offerCard', name: 'Offer card', description: 'One card of an offer slider.' },
  {
    id: entryId,
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    sticker: optional(line, 'Sticker'),
    image: optional(image, 'Picture'),
    priceText: optional(line, 'Words before the price'),
    price: optional(euro, 'Price'),
    button: optional(link({ button }), 'Button'),
  },
)

export const offerCardsSlider = declareBlock<BlockOf<'offerCardsSlider'>>(
  { id: 'offerCardsSlider', name: 'Offer slider', description: 'Offers side by side.' },
  {
    ...blockFields,
    type: always('offerCardsSlider'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    tone,
    cards: required(links({ offerCard }), 'Cards'),
  },
)
