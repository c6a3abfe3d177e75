import type { Cents } from '../lib/money.ts'
import type { imagePositions } from './banner-block.ts'
import type { Button } from './button.ts'
import type { ImageAsset } from './image.ts'
import type { RichText } from './rich-text.ts'

/** What content says of an offer; whom it is for the operator says. Times are UTC instants in ISO form, prices euro cents. */
export interface PersonalOffer {
  id: string
  cardTitle: string
  cardImage?: ImageAsset | undefined
  cardImagePosition: (typeof imagePositions)[number]
  offerTitle: string
  offerImage?: ImageAsset | undefined
  offerDescription: RichText
  priceFromText?: string | undefined
  priceFromValue?: Cents | undefined
  primaryButton?: Button | undefined
  secondaryButton?: Button | undefined
  validFrom?: string | undefined
  validTo?: string | undefined
  rank: number
  showToAllUsers: boolean
}
