import type { Cents } from '../lib/money.ts'
import type { Berry } from './berry.ts'

export const gainUnits = ['GB', 'MB', 'MIN', 'SMS'] as const

/** One allowance of a plan: `unlimited`, or `limited` units; `displayLimit` is how a limit is worded when it differs. */
export interface Allowance {
  unlimited: boolean
  limited?: number
  displayLimit?: string
  gainUnit: (typeof gainUnits)[number]
  roamingZone?: string
}

export const allowanceKinds = ['dataInLt', 'dataOffPeak', 'dataInEu', 'dataAbroad', 'minutes', 'sms'] as const
export type AllowanceKind = (typeof allowanceKinds)[number]

export const planCardTypes = ['data', 'calls', 'all'] as const

export interface Plan {
  id: string
  planId: string
  orderCode: string
  planTitle: string
  planCardType: (typeof planCardTypes)[number]
  /** Euro cents with VAT for one period. */
  planPrice: Cents
  /** The reduced price in euro cents; the plan price is then shown struck through. */
  salePrice?: Cents
  priceUnits: 'EUR'
  /** How long one period lasts, in days. */
  periodInDays: number
  display: boolean
  sticker?: string
  description?: string
  /** Its drawing; without one, the round berry of the mark. */
  berry?: Berry
  allowances: { [Kind in AllowanceKind]?: Allowance }
}
