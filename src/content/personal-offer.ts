import * as v from 'valibot'
import { imagePositions } from './banner-block.ts'
import { Button } from './button.ts'
import { CentsInContent } from './cents.ts'
import { ImageAsset } from './image.ts'
import { RichText } from './rich-text.ts'

/** What content says of an offer; whom it is for the operator says. Times are UTC instants in ISO form, prices euro cents. */
export const PersonalOffer = v.object({
  id: v.string(),
  cardTitle: v.string(),
  cardImage: v.optional(ImageAsset),
  cardImagePosition: v.picklist(imagePositions),
  offerTitle: v.string(),
  offerImage: v.optional(ImageAsset),
  offerDescription: RichText,
  priceFromText: v.optional(v.string()),
  priceFromValue: v.optional(CentsInContent),
  primaryButton: v.optional(Button),
  secondaryButton: v.optional(Button),
  validFrom: v.optional(v.string()),
  validTo: v.optional(v.string()),
  rank: v.number(),
  showToAllUsers: v.boolean(),
})
export type PersonalOffer = v.InferOutput<typeof PersonalOffer>
