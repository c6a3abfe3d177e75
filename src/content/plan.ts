import * as v from 'valibot'
import { CentsInContent } from './cents.ts'

export const gainUnits = ['GB', 'MB', 'MIN', 'SMS'] as const

/** One allowance of a plan: `unlimited`, or `limited` units; `displayLimit` is how a limit is worded when it differs. */
export const Allowance = v.object({
  unlimited: v.boolean(),
  limited: v.optional(v.number()),
  displayLimit: v.optional(v.string()),
  gainUnit: v.picklist(gainUnits),
  roamingZone: v.optional(v.string()),
})
export type Allowance = v.InferOutput<typeof Allowance>

export const allowanceKinds = ['dataInLt', 'dataOffPeak', 'dataInEu', 'dataAbroad', 'minutes', 'sms'] as const
export type AllowanceKind = (typeof allowanceKinds)[number]

export const planCardTypes = ['data', 'calls', 'all'] as const

export const Plan = v.object({
  id: v.string(),
  planId: v.string(),
  orderCode: v.string(),
  planTitle: v.string(),
  planCardType: v.picklist(planCardTypes),
  /** Euro cents with VAT for one period. */
  planPrice: CentsInContent,
  /** The reduced price in euro cents; the plan price is then shown struck through. */
  salePrice: v.optional(CentsInContent),
  priceUnits: v.literal('EUR'),
  /** How long one period lasts, in days. */
  periodInDays: v.number(),
  display: v.boolean(),
  sticker: v.optional(v.string()),
  description: v.optional(v.string()),
  allowances: v.partial(
    v.object({
      dataInLt: Allowance,
      dataOffPeak: Allowance,
      dataInEu: Allowance,
      dataAbroad: Allowance,
      minutes: Allowance,
      sms: Allowance,
    }),
  ),
})
export type Plan = v.InferOutput<typeof Plan>
