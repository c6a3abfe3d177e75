import * as v from 'valibot'
import { Button, LinkButton } from './button.ts'
import { iconNames } from './button-look.ts'
import { CentsInContent } from './cents.ts'
import { ImageAsset } from './image.ts'
import { Plan } from './plan.ts'
import { blockBase, ValueCard } from './text-block.ts'
import { tones } from './tone.ts'

export const QuickLinks = v.object({
  ...blockBase,
  type: v.literal('quickLinks'),
  title: v.string(),
  links: v.array(LinkButton),
})

export const CardsContainer = v.object({
  ...blockBase,
  type: v.literal('cardsContainer'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  cards: v.array(ValueCard),
})

export const CardsSlider = v.object({
  ...blockBase,
  type: v.literal('cardsSlider'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  cards: v.array(ValueCard),
})

/** A card with something to do. */
export const ActionCard = v.object({
  ...blockBase,
  type: v.literal('actionCard'),
  icon: v.optional(v.picklist(iconNames)),
  image: v.optional(ImageAsset),
  title: v.string(),
  text: v.optional(v.string()),
  button: Button,
})
export type ActionCard = v.InferOutput<typeof ActionCard>

export const ActionCardsContainer = v.object({
  ...blockBase,
  type: v.literal('actionCardsContainer'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  cards: v.array(ActionCard),
})

/** `price` is euro cents with VAT; `priceText` stands before it ("from"). */
export const OfferCard = v.object({
  id: v.string(),
  title: v.string(),
  text: v.optional(v.string()),
  sticker: v.optional(v.string()),
  image: v.optional(ImageAsset),
  priceText: v.optional(v.string()),
  price: v.optional(CentsInContent),
  button: v.optional(Button),
})
export type OfferCard = v.InferOutput<typeof OfferCard>

export const OfferCardsSlider = v.object({
  ...blockBase,
  type: v.literal('offerCardsSlider'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  cards: v.array(OfferCard),
})

export const PlanBlock = v.object({ ...blockBase, type: v.literal('plan'), plan: Plan })

export const PlansContainer = v.object({
  ...blockBase,
  type: v.literal('plansContainer'),
  title: v.string(),
  text: v.optional(v.string()),
  plans: v.array(Plan),
  footnote: v.optional(v.string()),
  button: v.optional(Button),
})

/** A wide band with a few plans in short. */
export const PlansBanner = v.object({
  ...blockBase,
  type: v.literal('plansBanner'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  image: v.optional(ImageAsset),
  plans: v.array(Plan),
  button: v.optional(Button),
})
