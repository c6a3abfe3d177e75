import type { Cents } from '../lib/money.ts'
import type { imagePositions } from './banner-block.ts'
import type { Button } from './button.ts'
import type { ImageAsset } from './image.ts'
import type { RichText } from './rich-text.ts'

/** What content says of an offer; whom it is for the operator says. Times are UTC instants in ISO form, prices euro cents. */
export interface PersonalOffer {
  id: string
  cardTitle: string
  cardImage?: ImageAsset
  cardImagePosition: (typeof imagePositions)[number]
  offerTitle: string
  offerImage?: ImageAsset
  offerDescription: RichText
  priceFromText?: string
  priceFromValue?: Cents
  primaryButton?: Button
  secondaryButton?: Button
  validFrom?: string
  validTo?: string
  rank: number
  showToAllUsers: boolean
}
