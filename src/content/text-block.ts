import * as v from 'valibot'
import { Button } from './button.ts'
import { iconNames } from './button-look.ts'
import { CentsInContent } from './cents.ts'
import { Notification } from './notification.ts'
import { RichText } from './rich-text.ts'

/** `anchor` is the fragment by which a link reaches the block. */
export const blockBase = { id: v.string(), anchor: v.optional(v.string()) }

export const TextBlock = v.object({
  ...blockBase,
  type: v.literal('text'),
  title: v.optional(v.string()),
  text: RichText,
})

export const TextColumns = v.object({
  ...blockBase,
  type: v.literal('textColumns'),
  title: v.optional(v.string()),
  columns: v.array(TextBlock),
})

/** One rate: a price in euro cents with VAT, or words where there is no figure; `unit` is what it is paid for. */
export const RateLine = v.object({
  ...blockBase,
  type: v.literal('rateLine'),
  title: v.string(),
  note: v.optional(v.string()),
  price: v.optional(CentsInContent),
  priceText: v.optional(v.string()),
  unit: v.optional(v.string()),
})
export type RateLine = v.InferOutput<typeof RateLine>

/** A table of rates; `isSearchable` gives it a field that finds a line. */
export const RateLines = v.object({
  ...blockBase,
  type: v.literal('rateLines'),
  title: v.string(),
  text: v.optional(v.string()),
  isSearchable: v.boolean(),
  lines: v.array(RateLine),
})

export const NotificationBlock = v.object({
  ...blockBase,
  type: v.literal('notification'),
  notification: Notification,
})

const valueCard = { ...blockBase, icon: v.optional(v.picklist(iconNames)), title: v.string() }

export const Value = v.object({ ...valueCard, type: v.literal('value'), text: v.string() })
export const ValueWithRichText = v.object({
  ...valueCard,
  type: v.literal('valueWithRichText'),
  text: RichText,
})
export const ValueCard = v.variant('type', [Value, ValueWithRichText])
export type ValueCard = v.InferOutput<typeof ValueCard>

export const ButtonBlock = v.object({ ...blockBase, type: v.literal('button'), button: Button })

export const textComponents = [
  TextBlock,
  TextColumns,
  RateLine,
  RateLines,
  NotificationBlock,
  Value,
  ValueWithRichText,
  ButtonBlock,
] as const

export const TextComponentsContainer = v.object({
  ...blockBase,
  type: v.literal('textComponentsContainer'),
  title: v.optional(v.string()),
  components: v.array(v.variant('type', [...textComponents])),
})
export type TextComponent = v.InferOutput<typeof TextComponentsContainer>['components'][number]
