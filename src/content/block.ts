import type { BannersSlider, ContentBanner, TextBanner } from './banner-block.ts'
import type { IconName } from './button-look.ts'
import type {
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
import type { Notification } from './notification.ts'
import type { PhoneList } from './phone-list.ts'
import type { RichText } from './rich-text.ts'
import type { AnyBlock, TextComponent, TextComponentsContainer } from './text-block.ts'

export interface FaqItem {
  id: string
  question: string
  answer: RichText
  /** The fragment that opens this item. */
  uniqueKey: string
  /** The last part of its page's address in help; without one it is the key. */
  slug?: string
  /** When the answer was last found right, `2026-11-27`. */
  checkedOn?: string
  notification?: Notification
}

export interface Faq extends AnyBlock {
  type: 'faq'
  title: string
  items: FaqItem[]
}

/** A content type that this site has no block for: it renders nothing, and the build names it. */
export interface UnknownBlock extends AnyBlock {
  type: 'unknown'
  contentType: string
}

/** Every block but tabs, which hold blocks themselves. */
export type PlainBlock =
  | BannersSlider
  | TextBanner
  | ContentBanner
  | OfferCardsSlider
  | QuickLinks
  | TextComponentsContainer
  | CardsSlider
  | CardsContainer
  | ActionCardsContainer
  | ActionCard
  | PlansContainer
  | PlansBanner
  | PlanBlock
  | TextComponent
  | Faq
  | PhoneList
  | UnknownBlock

/** Part of a page behind a tab, or a topic of help; `key` is the fragment that opens it. */
export interface TabSection {
  id: string
  key: string
  title: string
  /** On the tile of a topic. */
  icon?: IconName
  blocks: PlainBlock[]
}

export const tabVariants = ['black', 'default', 'standard'] as const

export interface PageTabs extends AnyBlock {
  type: 'pageTabs'
  title?: string
  variant: (typeof tabVariants)[number]
  tabs: TabSection[]
}

export type Block = PlainBlock | PageTabs
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
