import * as v from 'valibot'
import { BannersSlider, ContentBanner, TextBanner } from './banner-block.ts'
import {
  ActionCard,
  ActionCardsContainer,
  CardsContainer,
  CardsSlider,
  OfferCardsSlider,
  PlanBlock,
  PlansBanner,
  PlansContainer,
  QuickLinks,
} from './card-block.ts'
import { Notification } from './notification.ts'
import { RichText } from './rich-text.ts'
import { blockBase, TextComponentsContainer, textComponents } from './text-block.ts'

export const FaqItem = v.object({
  id: v.string(),
  question: v.string(),
  answer: RichText,
  /** The fragment that opens this item. */
  uniqueKey: v.string(),
  notification: v.optional(Notification),
})
export type FaqItem = v.InferOutput<typeof FaqItem>

export const Faq = v.object({
  ...blockBase,
  type: v.literal('faq'),
  title: v.string(),
  items: v.array(FaqItem),
})

/** A content type that this site has no block for: it renders nothing, and the build names it. */
export const UnknownBlock = v.object({ ...blockBase, type: v.literal('unknown'), contentType: v.string() })

const plainBlocks = [
  BannersSlider,
  TextBanner,
  ContentBanner,
  OfferCardsSlider,
  QuickLinks,
  TextComponentsContainer,
  CardsSlider,
  CardsContainer,
  ActionCardsContainer,
  ActionCard,
  PlansContainer,
  PlansBanner,
  PlanBlock,
  ...textComponents,
  Faq,
  UnknownBlock,
] as const

/** Part of a page behind a tab; `key` is the fragment that opens it. */
export const TabSection = v.object({
  id: v.string(),
  key: v.string(),
  title: v.string(),
  blocks: v.array(v.variant('type', [...plainBlocks])),
})
export type TabSection = v.InferOutput<typeof TabSection>

export const tabVariants = ['black', 'default', 'standard'] as const

export const PageTabs = v.object({
  ...blockBase,
  type: v.literal('pageTabs'),
  title: v.optional(v.string()),
  variant: v.picklist(tabVariants),
  tabs: v.array(TabSection),
})

export const Block = v.variant('type', [...plainBlocks, PageTabs])
export type Block = v.InferOutput<typeof Block>
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
