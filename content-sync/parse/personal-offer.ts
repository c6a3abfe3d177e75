import { imagePositions } from '../../src/content/banner-block.ts'
import type { PersonalOffer } from '../../src/content/personal-offer.ts'
import { button } from './button.ts'
import { declare } from './content-type.ts'
import { entryId, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { instant, instantAfter } from './instant.ts'
import { euro, flag, line, oneOf, wholeNumber } from './kinds.ts'
import { link } from './links.ts'
import { richText } from './rich-text.ts'

export const personalOffer = declare<PersonalOffer>(
  {
    id: 'personalOffer',
    name: 'Personal offer',
    description: 'What an offer of the operator looks like. Whom it is for the operator says.',
  },
  {
    id: entryId,
    cardTitle: required(line, 'Title of the card'),
    cardImage: optional(image, 'Picture of the card'),
    cardImagePosition: withDefault(oneOf(imagePositions), 'left', 'Side of the card’s picture'),
    offerTitle: required(line, 'Title of the offer'),
    offerImage: optional(image, 'Picture of the offer'),
    offerDescription: required(richText, 'Text of the offer'),
    priceFromText: optional(line, 'Words before the price'),
    priceFromValue: optional(euro, 'Price'),
    primaryButton: optional(link({ button }), 'First button'),
    secondaryButton: optional(link({ button }), 'Second button'),
    validFrom: optional(instant, 'Valid from'),
    validTo: optional(instantAfter('validFrom'), 'Valid to'),
    rank: required(wholeNumber(0, 1000), 'Rank', 'Offers stand by rank, the lowest number first.'),
    showToAllUsers: withDefault(flag, false, 'Show to everybody'),
  },
)
