import fc from 'fast-check'
import { toCents } from '../../lib/money.ts'
import type { Trip, TripOffer, TripPack, TripPlan } from './trip.ts'

const price = fc.integer({ min: 0, max: 2_000 }).map(toCents)
const unitPrice = fc.integer({ min: 0, max: 150 }).map(toCents)
const limit = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { freq: 4 })
const allowances = fc.record({ data: limit(20_000), minutes: limit(500), messages: limit(100) })
const periodInDays = fc.constantFrom(1, 7, 30)
const prices = fc.record({
  callPrice: unitPrice,
  incomingCallPrice: unitPrice,
  messagePrice: unitPrice,
  dataPrice: unitPrice,
})

const packs: fc.Arbitrary<TripPack> = fc.record({
  planId: fc.constant('pack'),
  title: fc.constantFrom('Paketas A', 'Paketas B'),
  zoneId: fc.constantFrom('near', 'far'),
  price,
  periodInDays,
  allowances,
})

const plans: fc.Arbitrary<TripPlan> = fc
  .record({
    planId: fc.constantFrom('uoga-m', 'uoga-l'),
    title: fc.constantFrom('Mėlynė', 'Avietė'),
    price,
    periodInDays,
    allowances,
    near: fc.option(limit(5_000), { nil: undefined }),
  })
  .map(({ near, ...plan }): TripPlan => ({ ...plan, abroad: near === undefined ? {} : { near } }))

/** Whatever the content may offer: the EU/EEA and two zones, with a country each and one whose prices are its own. */
export const offers: fc.Arbitrary<TripOffer> = fc
  .record({
    near: prices,
    far: prices,
    own: prices,
    packs: fc.array(packs, { maxLength: 2 }),
    plans: fc.array(plans, { maxLength: 3 }),
    home: fc.record({ minute: unitPrice, message: unitPrice, gigabyte: price, gigabyteOver: price }),
  })
  .map(({ near, far, own, ...rest }) => ({
    ...rest,
    zones: [
      { id: 'eu', title: 'ES', hasDomesticRates: true, prices: {} },
      { id: 'near', title: '1 zona', hasDomesticRates: false, prices: near },
      { id: 'far', title: '2 zona', hasDomesticRates: false, prices: far },
    ],
    countries: [
      { code: 'LV', title: 'Latvija', zoneId: 'eu' },
      { code: 'TR', title: 'Turkija', zoneId: 'near' },
      { code: 'GB', title: 'Didžioji Britanija', zoneId: 'near', prices: own },
      { code: 'JP', title: 'Japonija', zoneId: 'far' },
    ],
  }))

export const offersWithTrips: fc.Arbitrary<{ offer: TripOffer; trip: Trip }> = offers.chain((offer) =>
  fc.record({
    offer: fc.constant(offer),
    trip: fc.record({
      stops: fc.array(
        fc.record({ country: fc.constantFrom(...offer.countries), days: fc.integer({ min: 1, max: 40 }) }),
        { minLength: 1, maxLength: 3 },
      ),
      perDay: fc.record({
        data: fc.constantFrom(0, 100, 500, 2_048),
        made: fc.constantFrom(0, 5, 20),
        received: fc.constantFrom(0, 5, 20),
        messages: fc.constantFrom(0, 2, 10),
      }),
      ownedPlanId: fc.constantFrom(undefined, 'uoga-m'),
    }),
  }),
)
