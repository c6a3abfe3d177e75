import type { Cents } from '../lib/money.ts'
import type { Button, LinkButton } from './button.ts'
import type { IconName } from './button-look.ts'
import type { ImageAsset } from './image.ts'
import type { Plan } from './plan.ts'
import type { AnyBlock, ValueCard } from './text-block.ts'
import type { Tone } from './tone.ts'

export interface QuickLinks extends AnyBlock {
  type: 'quickLinks'
  title: string
  links: LinkButton[]
}

interface Cards<Card> extends AnyBlock {
  title: string
  text?: string
  tone: Tone
  cards: Card[]
}

export interface CardsContainer extends Cards<ValueCard> {
  type: 'cardsContainer'
}

export interface CardsSlider extends Cards<ValueCard> {
  type: 'cardsSlider'
}

/** A card with something to do. */
export interface ActionCard extends AnyBlock {
  type: 'actionCard'
  icon?: IconName
  image?: ImageAsset
  title: string
  text?: string
  button: Button
}

export interface ActionCardsContainer extends Cards<ActionCard> {
  type: 'actionCardsContainer'
}

/** `price` is euro cents with VAT; `priceText` is before it ("from"). */
export interface OfferCard {
  id: string
  title: string
  text?: string
  sticker?: string
  image?: ImageAsset
  priceText?: string
  price?: Cents
  button?: Button
}

export interface OfferCardsSlider extends Cards<OfferCard> {
  type: 'offerCardsSlider'
}

export interface PlanBlock extends AnyBlock {
  type: 'plan'
  plan: Plan
}

export interface PlansContainer extends AnyBlock {
  type: 'plansContainer'
  title: string
  text?: string
  plans: Plan[]
  footnote?: string
  button?: Button
}

/** A wide band with a few plans in short. */
export interface PlansBanner extends AnyBlock {
  type: 'plansBanner'
  title: string
  text?: string
  tone: Tone
  image?: ImageAsset
  plans: Plan[]
  button?: Button
}
