import * as v from 'valibot'
import { CentsInContent } from './cents.ts'
import { Allowance } from './plan.ts'

/** Euro cents with VAT: a minute of a call made or taken, a message, a megabyte. */
export const RoamingPrices = v.object({
  callPrice: v.optional(CentsInContent),
  incomingCallPrice: v.optional(CentsInContent),
  messagePrice: v.optional(CentsInContent),
  dataPrice: v.optional(CentsInContent),
})
export type RoamingPrices = v.InferOutput<typeof RoamingPrices>

/** `hasDomesticRates`: the EU/EEA, where a plan works as at home and prices are none of their own. */
export const RoamingZone = v.object({
  id: v.string(),
  title: v.string(),
  text: v.optional(v.string()),
  hasDomesticRates: v.boolean(),
  prices: RoamingPrices,
})
export type RoamingZone = v.InferOutput<typeof RoamingZone>

/** `prices` are the zone's where the country has none of its own; `countryCode` is ISO 3166-1 alpha-2. */
export const RoamingCountry = v.object({
  id: v.string(),
  title: v.string(),
  countryCode: v.string(),
  zone: RoamingZone,
  prices: RoamingPrices,
  note: v.optional(v.string()),
})
export type RoamingCountry = v.InferOutput<typeof RoamingCountry>

/** Allowances for use in a zone, bought for a time. `price` is euro cents with VAT. */
export const RoamingPack = v.object({
  id: v.string(),
  planId: v.string(),
  orderCode: v.string(),
  title: v.string(),
  text: v.optional(v.string()),
  zone: RoamingZone,
  price: CentsInContent,
  periodInDays: v.number(),
  data: v.optional(Allowance),
  minutes: v.optional(Allowance),
  sms: v.optional(Allowance),
})
export type RoamingPack = v.InferOutput<typeof RoamingPack>
