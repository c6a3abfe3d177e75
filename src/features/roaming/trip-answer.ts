import { type Trip, type TripCountry, type TripOffer, unpriced } from './trip.ts'
import { daysOf, type TripDraft } from './trip-address.ts'
import { type Solution, solutionsFor } from './trip-solutions.ts'

/** What is known of a journey: where it goes without prices, and the ways to pay for it, the cheapest first. */
export interface TripAnswer {
  hasStops: boolean
  unknown: readonly TripCountry[]
  solutions: readonly Solution[]
}

export function answerFor(draft: TripDraft, offer: TripOffer): TripAnswer {
  const trip = tripOf(draft, offer)
  const unknown = unpriced(trip, offer)
  const hasStops = trip.stops.length > 0
  return { hasStops, unknown, solutions: hasStops && unknown.length === 0 ? solutionsFor(trip, offer) : [] }
}

function tripOf({ stops, data, calls, messages, planId }: TripDraft, { countries }: TripOffer): Trip {
  return {
    stops: stops.flatMap(({ code, days }) => {
      const country = countries.find((one) => one.code === code)
      const whole = daysOf(days)
      return country && whole ? [{ country, days: whole }] : []
    }),
    perDay: { data, made: calls, received: calls, messages },
    ownedPlanId: planId || undefined,
  }
}
