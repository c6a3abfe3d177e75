import type { RoamingPrices } from '../../content/roaming.ts'
import { type Cents, toCents } from '../../lib/money.ts'

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

/** One line of the sum; `total` in euro cents. */
export type TripLine =
  | {
      kind: 'bought'
      what: 'plan' | 'pack'
      title: string
      count: number
      price: Cents
      total: Cents
      planId?: string | undefined
      address?: string | undefined
    }
  /** Out of what is bought, or free anyway. */
  | { kind: 'covered'; service: Service; amount: number; place: string; by?: string; total: Cents }
  /** `price` is of one minute, message or megabyte, of a thousand megabytes where `isPerGigabyte`. */
  | {
      kind: 'used'
      service: Service
      amount: number
      place: string
      price: Cents
      isPerGigabyte: boolean
      total: Cents
    }

export const solutionKinds = ['standard', 'pack', 'plan', 'planAndPack'] as const
export type SolutionKind = (typeof solutionKinds)[number]

/** One way to pay for a journey. */
export interface Solution {
  kind: SolutionKind
  lines: TripLine[]
  /** Euro cents with VAT: the sum of the lines. */
  total: Cents
}

/** Every kind of way to pay for a journey, each at its cheapest; the cheapest of all first. */
export function solutionsFor(trip: Trip, offer: TripOffer): Solution[] {
  const places = placesOf(trip, offer)
  const owned = offer.plans.find(({ planId }) => planId !== undefined && planId === trip.ownedPlanId)
  const useful = offer.plans.filter((plan) => places.some(({ zone }) => worksIn(plan, zone)))
  const waysWith = (plan: TripPlan | undefined, packs: 'none' | 'best' | 'some') =>
    payFor(trip, offer, places, plan, plan !== undefined && plan === owned, packs)
  const cheapestPlan = (packs: 'none' | 'best') =>
    cheapest(
      [...(owned && useful.includes(owned) ? [owned] : []), ...useful].map((plan) => waysWith(plan, packs)),
    )

  const packWay = [waysWith(undefined, 'best')].find(hasPack) ?? waysWith(undefined, 'some')
  const ways: (Solution | undefined)[] = [
    { ...waysWith(undefined, 'none'), kind: 'standard' },
    hasPack(packWay) ? { ...packWay, kind: 'pack' } : undefined,
    withKind(cheapestPlan('none'), 'plan'),
    withKind(
      [cheapestPlan('best')].find((way) => way && hasPack(way)),
      'planAndPack',
    ),
  ]
  return ways.filter((way) => way !== undefined).sort((one, other) => one.total - other.total)
}

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

type Way = Omit<Solution, 'kind'>

const withKind = (way: Way | undefined, kind: SolutionKind): Solution | undefined => way && { ...way, kind }
const hasPack = ({ lines }: Way): boolean =>
  lines.some((line) => line.kind === 'bought' && line.what === 'pack')

/** Of equals the first. */
const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((best, way) => (best && best.total <= way.total ? best : way), undefined)

/** A zone of the journey and the days in it. */
interface Place {
  zone: TripZone
  days: number
  stops: Stop[]
}

const placesOf = ({ stops }: Trip, { zones }: TripOffer): Place[] =>
  zones.flatMap((zone) => {
    const here = stops.filter(({ country }) => country.zoneId === zone.id)
    return here.length > 0 ? [{ zone, stops: here, days: here.reduce((sum, { days }) => sum + days, 0) }] : []
  })

const worksIn = ({ abroad }: TripPlan, zone: TripZone): boolean =>
  zone.hasDomesticRates || abroad[zone.id] !== undefined

function payFor(
  { perDay }: Trip,
  offer: TripOffer,
  places: readonly Place[],
  plan: TripPlan | undefined,
  isOwned: boolean,
  packs: 'none' | 'best' | 'some',
): Way {
  const days = places.reduce((sum, place) => sum + place.days, 0)
  const bought = plan && !isOwned ? [boughtLine('plan', plan, Math.ceil(days / plan.periodInDays))] : []
  return wayOf([
    ...bought,
    ...places.flatMap((place) =>
      place.zone.hasDomesticRates
        ? asAtHome(place, perDay, offer.home, plan)
        : beyond(place, perDay, offer.packs, plan, packs),
    ),
  ])
}

const wayOf = (lines: TripLine[]): Way => ({
  lines,
  total: toCents(lines.reduce((sum, line) => sum + line.total, 0)),
})

function boughtLine(what: 'plan' | 'pack', offered: TripPlan | TripPack, count: number): TripLine {
  const { price, planId } = offered
  const title = 'parts' in offered ? `${offered.title} (${offered.parts})` : offered.title
  const address = 'address' in offered ? offered.address : undefined
  return { kind: 'bought', what, title, count, price, total: toCents(price * count), planId, address }
}

/** In the EU/EEA: out of the plan, and what it lacks at the rates of home. */
function asAtHome(
  { zone, days }: Place,
  perDay: Usage,
  home: HomeRates,
  plan: TripPlan | undefined,
): TripLine[] {
  const place = zone.title
  const covered = (service: Service, limit: number | null | undefined) =>
    plan ? coveredBy(perDay[service], days, plan.periodInDays, limit ?? null) : 0
  const dataPrice = plan ? home.gigabyteOver : home.gigabyte
  return [
    ...split(
      'data',
      perDay.data * days,
      covered('data', plan?.allowances.data),
      place,
      plan?.title,
      dataPrice,
      true,
    ),
    ...split(
      'made',
      perDay.made * days,
      covered('made', plan?.allowances.minutes),
      place,
      plan?.title,
      home.minute,
    ),
    ...split('received', perDay.received * days, perDay.received * days, place),
    ...split(
      'messages',
      perDay.messages * days,
      covered('messages', plan?.allowances.messages),
      place,
      plan?.title,
      home.message,
    ),
  ]
}

/** Beyond the EU/EEA: out of the plan where it works there, then packs, then each country's prices. */
function beyond(
  place: Place,
  perDay: Usage,
  allPacks: readonly TripPack[],
  plan: TripPlan | undefined,
  packs: 'none' | 'best' | 'some',
): TripLine[] {
  const ways = [wayBeyond(place, perDay, plan)]
  if (packs !== 'none') {
    const withPacks = allPacks
      .filter(({ zoneId }) => zoneId === place.zone.id)
      .flatMap((pack) =>
        Array.from({ length: mostPacks(pack, place, perDay) }, (_, index) =>
          wayBeyond(place, perDay, plan, pack, index + 1),
        ),
      )
    if (packs === 'some' && withPacks.length > 0) ways.splice(0, 1)
    ways.push(...withPacks)
  }
  return cheapest(ways)?.lines ?? []
}

/** Nobody buys more of a pack. */
const sensible = 100

/** More packs than this bring nothing more. */
function mostPacks(
  { periodInDays, allowances: { data, minutes, messages } }: TripPack,
  { days }: Place,
  perDay: Usage,
) {
  const needed = (amount: number, limit: number | null) => (limit ? Math.ceil((amount * days) / limit) : 0)
  const useful = Math.max(
    Math.ceil(days / periodInDays),
    needed(perDay.data, data),
    needed(perDay.made, minutes),
    needed(perDay.messages, messages),
  )
  return Math.min(useful, sensible)
}

function wayBeyond(
  { zone, stops, days }: Place,
  perDay: Usage,
  plan: TripPlan | undefined,
  pack?: TripPack,
  count = 0,
): Way {
  // One pack follows another when its time or what it holds is over.
  const ofPacks = (service: Service, limit: number | null) => {
    const inOne = perDay[service] * Math.min(days, pack?.periodInDays ?? 0)
    return pack ? count * Math.min(inOne, limit ?? inOne) : 0
  }
  const inZone = plan?.abroad[zone.id]
  const left = {
    ofPlan: plan && inZone !== undefined ? coveredBy(perDay.data, days, plan.periodInDays, inZone) : 0,
    data: ofPacks('data', pack?.allowances.data ?? null),
    made: ofPacks('made', pack?.allowances.minutes ?? null),
    messages: ofPacks('messages', pack?.allowances.messages ?? null),
  }
  const lines = stops.flatMap(({ country, days: here }) => {
    const prices = pricesOf(country, zone)
    const place = country.title
    const data = perDay.data * here
    const fromPlan = take(left, 'ofPlan', data)
    return [
      ...(fromPlan > 0 ? split('data', fromPlan, fromPlan, place, plan?.title) : []),
      ...split(
        'data',
        data - fromPlan,
        take(left, 'data', data - fromPlan),
        place,
        pack?.title,
        prices.dataPrice,
      ),
      ...split(
        'made',
        perDay.made * here,
        take(left, 'made', perDay.made * here),
        place,
        pack?.title,
        prices.callPrice,
      ),
      ...split('received', perDay.received * here, 0, place, undefined, prices.incomingCallPrice),
      ...split(
        'messages',
        perDay.messages * here,
        take(left, 'messages', perDay.messages * here),
        place,
        pack?.title,
        prices.messagePrice,
      ),
    ]
  })
  return wayOf([...(pack ? [boughtLine('pack', pack, count)] : []), ...lines])
}

/** Takes from what is left at most so much; returns how much it was. */
function take<Key extends string>(left: Record<Key, number>, key: Key, wanted: number): number {
  const taken = Math.min(left[key], wanted)
  left[key] -= taken
  return taken
}

/** How much of a daily amount something covers that has a limit in each of its periods; null is unlimited. */
export function coveredBy(perDay: number, days: number, periodInDays: number, limit: number | null): number {
  if (limit === null) return perDay * days
  const whole = Math.floor(days / periodInDays)
  const rest = days % periodInDays
  return whole * Math.min(perDay * periodInDays, limit) + Math.min(perDay * rest, limit)
}

const pricesOf = (country: TripCountry, zone: TripZone | undefined): RoamingPrices => ({
  ...zone?.prices,
  ...country.prices,
})

/** The lines of one service in one place: what is covered, and what is paid for. A part of a cent is a cent. */
function split(
  service: Service,
  amount: number,
  covered: number,
  place: string,
  by?: string,
  price: Cents = toCents(0),
  isPerGigabyte = false,
): TripLine[] {
  const paid = amount - covered
  const total = toCents(Math.ceil((paid * price) / (isPerGigabyte ? 1000 : 1)))
  return [
    ...(covered > 0
      ? [{ kind: 'covered', service, amount: covered, place, ...(by && { by }), total: toCents(0) } as const]
      : []),
    ...(paid > 0
      ? [{ kind: 'used', service, amount: paid, place, price, isPerGigabyte, total } as const]
      : []),
  ]
}
