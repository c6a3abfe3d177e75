import {
  type HomeRates,
  pricesOf,
  type Service,
  type Stop,
  type Trip,
  type TripOffer,
  type TripPack,
  type TripPlan,
  type TripZone,
  type Usage,
} from './trip.ts'
import { boughtLine, cheapest, linesOf, type TripLine, type Way, wayOf } from './trip-lines.ts'

/** A zone of the journey and the days in it. */
export interface Place {
  zone: TripZone
  days: number
  stops: Stop[]
}

/** A journey's places in the offer's order of zones; a zone without a stop is none. */
export const placesOf = ({ stops }: Trip, { zones }: TripOffer): Place[] =>
  zones.flatMap((zone) => {
    const here = stops.filter(({ country }) => country.zoneId === zone.id)
    return here.length > 0 ? [{ zone, stops: here, days: here.reduce((sum, { days }) => sum + days, 0) }] : []
  })

/** In the EU/EEA: out of the plan, and what it lacks at the rates of home. */
export function asAtHome(
  { zone, days }: Place,
  perDay: Usage,
  home: HomeRates,
  plan: TripPlan | undefined,
): TripLine[] {
  const inPlace = { place: zone.title, by: plan?.title }
  const amount = (service: Service) => perDay[service] * days
  const covered = (service: Service, limit: number | null | undefined) =>
    plan ? coveredBy(perDay[service], days, plan.periodInDays, limit ?? null) : 0
  return [
    ...linesOf({
      ...inPlace,
      service: 'data',
      amount: amount('data'),
      covered: covered('data', plan?.allowances.data),
      price: plan ? home.gigabyteOver : home.gigabyte,
      isPerGigabyte: true,
    }),
    ...linesOf({
      ...inPlace,
      service: 'made',
      amount: amount('made'),
      covered: covered('made', plan?.allowances.minutes),
      price: home.minute,
    }),
    ...linesOf({
      service: 'received',
      amount: amount('received'),
      covered: amount('received'),
      place: zone.title,
    }),
    ...linesOf({
      ...inPlace,
      service: 'messages',
      amount: amount('messages'),
      covered: covered('messages', plan?.allowances.messages),
      price: home.message,
    }),
  ]
}

/** No pack, packs where they save something, or a pack in any case. */
export type PackChoice = 'none' | 'best' | 'some'

/** Beyond the EU/EEA: out of the plan where it works there, then packs, then each country's prices. */
export function beyond(
  place: Place,
  perDay: Usage,
  allPacks: readonly TripPack[],
  plan: TripPlan | undefined,
  packs: PackChoice,
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

/** No one buys more of a pack. */
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
    const inPlace = { place, by: pack?.title }
    const amount = (service: Service) => perDay[service] * here
    const fromPlan = take(left, 'ofPlan', amount('data'))
    const data = amount('data') - fromPlan
    return [
      ...linesOf({ service: 'data', amount: fromPlan, covered: fromPlan, place, by: plan?.title }),
      ...linesOf({
        ...inPlace,
        service: 'data',
        amount: data,
        covered: take(left, 'data', data),
        price: prices.dataPrice,
      }),
      ...linesOf({
        ...inPlace,
        service: 'made',
        amount: amount('made'),
        covered: take(left, 'made', amount('made')),
        price: prices.callPrice,
      }),
      ...linesOf({
        service: 'received',
        amount: amount('received'),
        covered: 0,
        place,
        price: prices.incomingCallPrice,
      }),
      ...linesOf({
        ...inPlace,
        service: 'messages',
        amount: amount('messages'),
        covered: take(left, 'messages', amount('messages')),
        price: prices.messagePrice,
      }),
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
