import { imagePositions } from '../../src/content/banner-block.ts'
import type { PersonalOffer } from '../../src/content/personal-offer.ts'
import { button } from './button.ts'
import { entryId, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { instant, instantAfter } from './instant.ts'
import { euro, flag, oneOf, text, wholeNumber } from './kinds.ts'
import { link } from './links.ts'
import { richText } from './rich-text.ts'

export const personalOffer = entryParser<PersonalOffer>({
  id: entryId,
  cardTitle: required(text),
  cardImage: optional(image),
  cardImagePosition: optional(oneOf(imagePositions), 'left'),
  offerTitle: required(text),
  offerImage: optional(image),
  offerDescription: required(richText),
  priceFromText: optional(text),
  priceFromValue: optional(euro),
  primaryButton: optional(link({ button })),
  secondaryButton: optional(link({ button })),
  validFrom: optional(instant),
  validTo: optional(instantAfter('validFrom')),
  rank: required(wholeNumber(0, 1000)),
  showToAllUsers: optional(flag, false),
})
