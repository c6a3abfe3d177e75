import type { Trip, TripOffer, TripPlan, TripZone } from './trip.ts'
import { boughtLine, cheapest, hasPack, type Way, wayOf } from './trip-lines.ts'
import { asAtHome, beyond, type PackChoice, type Place, placesOf } from './trip-places.ts'

type SolutionKind = 'standard' | 'pack' | 'plan' | 'planAndPack'

/** One way to pay for a journey. */
export interface Solution extends Way {
  kind: SolutionKind
}

/** Every kind of way to pay for a journey, each at its cheapest; the cheapest of all first. */
export function solutionsFor(trip: Trip, offer: TripOffer): Solution[] {
  const places = placesOf(trip, offer)
  const owned = offer.plans.find(({ planId }) => planId !== undefined && planId === trip.ownedPlanId)
  const useful = offer.plans.filter((plan) => places.some(({ zone }) => worksIn(plan, zone)))
  const waysWith = (plan: TripPlan | undefined, packs: PackChoice) =>
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

const withKind = (way: Way | undefined, kind: SolutionKind): Solution | undefined => way && { ...way, kind }
const worksIn = ({ abroad }: TripPlan, zone: TripZone): boolean =>
  zone.hasDomesticRates || abroad[zone.id] !== undefined

function payFor(
  { perDay }: Trip,
  offer: TripOffer,
  places: readonly Place[],
  plan: TripPlan | undefined,
  isOwned: boolean,
  packs: PackChoice,
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
