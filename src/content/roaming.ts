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
  /** The last segment of the path of its page; without one it is made of the title. */
  slug?: string
  /** As in a sentence: `Turkijoje`, `in Türkiye`, `в Турции`. */
  inCountry?: string
  /** An IANA time zone: the capital's, or where most visitors go. */
  timeZone?: string
  hasSeveralTimeZones: boolean
  /** One number for all services, or one for each; `emergencySource` is a page that lists them. */
  emergencyNumber?: string
  policeNumber?: string
  ambulanceNumber?: string
  fireNumber?: string
  emergencySource?: string
  /** The codes of countries near it. */
  nearby: string[]
  /** Its place among the popular ones, from 1. */
  popularity?: number
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
