import * as v from 'valibot'
import { Button, iconNames } from './button.ts'
import { ImageAsset } from './image.ts'
import { Plan } from './plan.ts'
import { RichText } from './rich-text.ts'

/** `anchor` is the fragment by which a link reaches the block. */
const block = { id: v.string(), anchor: v.optional(v.string()) }

export const tones = ['cream', 'white', 'mint', 'blush', 'action'] as const
export type Tone = (typeof tones)[number]
export const imagePositions = ['left', 'right'] as const

export const HeroBanner = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  sticker: v.optional(v.string()),
  image: v.optional(ImageAsset),
  tone: v.picklist(tones),
  buttons: v.array(Button),
})
export type HeroBanner = v.InferOutput<typeof HeroBanner>

export const BannersSlider = v.object({
  ...block,
  type: v.literal('bannersSlider'),
  name: v.string(),
  banners: v.array(HeroBanner),
})

export const PlansContainer = v.object({
  ...block,
  type: v.literal('plansContainer'),
  title: v.string(),
  text: v.optional(v.string()),
  plans: v.array(Plan),
  footnote: v.optional(v.string()),
  button: v.optional(Button),
})

export const QuickLinks = v.object({
  ...block,
  type: v.literal('quickLinks'),
  title: v.string(),
  links: v.array(Button),
})

export const ValueCard = v.object({
  id: v.string(),
  icon: v.optional(v.picklist(iconNames)),
  title: v.string(),
  text: v.union([v.string(), RichText]),
})
export type ValueCard = v.InferOutput<typeof ValueCard>

export const CardsContainer = v.object({
  ...block,
  type: v.literal('cardsContainer'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  cards: v.array(ValueCard),
})

export const TextBanner = v.object({
  ...block,
  type: v.literal('textBanner'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  button: v.optional(Button),
})

export const ContentBanner = v.object({
  ...block,
  type: v.literal('contentBanner'),
  title: v.string(),
  text: RichText,
  image: v.optional(ImageAsset),
  imagePosition: v.picklist(imagePositions),
  tone: v.picklist(tones),
  buttons: v.array(Button),
})

export const FaqItem = v.object({
  id: v.string(),
  question: v.string(),
  answer: RichText,
  /** The fragment that opens this item. */
  uniqueKey: v.string(),
})
export type FaqItem = v.InferOutput<typeof FaqItem>

export const Faq = v.object({
  ...block,
  type: v.literal('faq'),
  title: v.string(),
  items: v.array(FaqItem),
})

/** A content type that this site has no block for: it renders nothing, and the build names it. */
export const UnknownBlock = v.object({ ...block, type: v.literal('unknown'), contentType: v.string() })

export const Block = v.variant('type', [
  BannersSlider,
  PlansContainer,
  QuickLinks,
  CardsContainer,
  TextBanner,
  ContentBanner,
  Faq,
  UnknownBlock,
])
export type Block = v.InferOutput<typeof Block>
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
