import type { Cents } from '../lib/money.ts'
import type { Button } from './button.ts'
import type { IconName } from './button-look.ts'
import type { Notification } from './notification.ts'
import type { RichText } from './rich-text.ts'

/** `anchor` is the fragment by which a link reaches the block. */
export interface AnyBlock {
  id: string
  anchor?: string
}

export interface TextBlock extends AnyBlock {
  type: 'text'
  title?: string
  text: RichText
}

export interface TextColumns extends AnyBlock {
  type: 'textColumns'
  title?: string
  columns: TextBlock[]
}

/** One rate: a price in euro cents with VAT, or words where there is no figure; `unit` is what it is paid for. */
export interface RateLine extends AnyBlock {
  type: 'rateLine'
  title: string
  note?: string
  price?: Cents
  priceText?: string
  unit?: string
}

/** A table of rates; `isSearchable` gives it a field that finds a line. */
export interface RateLines extends AnyBlock {
  type: 'rateLines'
  title: string
  text?: string
  isSearchable: boolean
  lines: RateLine[]
}

export interface NotificationBlock extends AnyBlock {
  type: 'notification'
  notification: Notification
}

export interface Value extends AnyBlock {
  type: 'value'
  icon?: IconName
  title: string
  text: string
}

export interface ValueWithRichText extends AnyBlock {
  type: 'valueWithRichText'
  icon?: IconName
  title: string
  text: RichText
}

export type ValueCard = Value | ValueWithRichText

export interface ButtonBlock extends AnyBlock {
  type: 'button'
  button: Button
}

export type TextComponent =
  | TextBlock
  | TextColumns
  | RateLine
  | RateLines
  | NotificationBlock
  | ValueCard
  | ButtonBlock

export interface TextComponentsContainer extends AnyBlock {
  type: 'textComponentsContainer'
  title?: string
  components: TextComponent[]
}
