import type { Cents } from '../lib/money.ts'
import type { Allowance } from './plan.ts'

/** Euro cents with VAT: a minute of a call made or taken, a message, a megabyte. */
export interface RoamingPrices {
  callPrice?: Cents
  incomingCallPrice?: Cents
  messagePrice?: Cents
  dataPrice?: Cents
}

/** `hasDomesticRates`: the EU/EEA, where a plan works as at home and prices are none of their own. */
export interface RoamingZone {
  id: string
  title: string
  text?: string
  hasDomesticRates: boolean
  prices: RoamingPrices
}

/** `prices` are the zone's where the country has none of its own; `countryCode` is ISO 3166-1 alpha-2. */
export interface RoamingCountry {
  id: string
  title: string
  countryCode: string
  zone: RoamingZone
  prices: RoamingPrices
  note?: string
}

/** Allowances for use in a zone, bought for a time. `price` is euro cents with VAT. */
export interface RoamingPack {
  id: string
  planId: string
  title: string
  text?: string
  zone: RoamingZone
  price: Cents
  periodInDays: number
  data?: Allowance
  minutes?: Allowance
  sms?: Allowance
}
