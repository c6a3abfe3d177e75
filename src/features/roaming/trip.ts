import type { RoamingPrices } from '../../content/roaming.ts'
import type { Cents } from '../../lib/money.ts'

/** What is used on a journey. Calls that are taken are free in the EU/EEA. */
export const services = ['data', 'made', 'received', 'messages'] as const
export type Service = (typeof services)[number]

/** How much of each a person uses: megabytes, minutes of calls made and taken, messages. */
export type Usage = Readonly<Record<Service, number>>

export interface TripZone {
  id: string
  title: string
  hasDomesticRates: boolean
  prices: RoamingPrices
}

export interface TripCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  title: string
  zoneId: string
  /** Where they aren't the zone's. */
  prices?: RoamingPrices
}

/** How much something brings in one period: megabytes, minutes of calls made, messages; null for unlimited. */
interface Allowances {
  data: number | null
  minutes: number | null
  messages: number | null
}

/** Euro cents with VAT for a period. */
interface Offered {
  title: string
  price: Cents
  periodInDays: number
}

export interface TripPack extends Offered {
  planId: string
  zoneId: string
  allowances: Allowances
}

export interface TripPlan extends Offered {
  /** Undefined for a plan of one's own making, which has an address instead. */
  planId?: string
  /** What it is made of, where its title doesn't tell. */
  parts?: string
  /** The query that shows it on the page where plans are made. */
  address?: string
  /** In the EU/EEA. */
  allowances: Allowances
  /** In Lithuania, null for unlimited: where fair use ends. Undefined where `allowances` are reckoned by the year already. */
  gigabytesAtHome?: number | null
  /** Megabytes beyond the EU/EEA, by zone; null for unlimited. */
  abroad: Readonly<Record<string, number | null>>
}

/** Rates without a plan in the EU/EEA, euro cents with VAT: as at home. `gigabyteOver`: with a plan, over its limit. */
export interface HomeRates {
  minute: Cents
  message: Cents
  gigabyte: Cents
  gigabyteOver: Cents
}

export interface TripOffer {
  zones: TripZone[]
  countries: TripCountry[]
  packs: TripPack[]
  plans: TripPlan[]
  home: HomeRates
}

export interface Stop {
  country: TripCountry
  /** Whole days, 1 at least. */
  days: number
}

export interface Trip {
  stops: Stop[]
  perDay: Usage
  /** A plan that the person has already: it costs nothing more. */
  ownedPlanId?: string | undefined
}

/** What a country's prices are: its own, and its zone's where it has none. */
export const pricesOf = (country: TripCountry, zone: TripZone | undefined): RoamingPrices => ({
  ...zone?.prices,
  ...country.prices,
})

/** The countries whose prices the content doesn't have: nothing can be said of such a journey. */
export const unpriced = ({ stops }: Trip, { zones }: TripOffer): TripCountry[] =>
  stops.flatMap(({ country }) => {
    const zone = zones.find(({ id }) => id === country.zoneId)
    const { callPrice, incomingCallPrice, messagePrice, dataPrice } = pricesOf(country, zone)
    const isPriced = [callPrice, incomingCallPrice, messagePrice, dataPrice].every(
      (price) => price !== undefined,
    )
    return zone?.hasDomesticRates || isPriced ? [] : [country]
  })
