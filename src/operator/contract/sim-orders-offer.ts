import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PriceInCents } from './euro-amount.ts'
import { Count, Identifier, Words } from './typed-text.ts'

/** Where a parcel can be collected. */
export const ParcelTerminal = v.object({
  parcelTerminalId: Identifier,
  name: Words,
  address: Words,
  city: Words,
  /** Where it is, in degrees (WGS 84): with it a person can have the nearest first. */
  place: v.optional(
    v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
})
export type ParcelTerminal = v.InferOutput<typeof ParcelTerminal>

const delivery = { priceInCents: PriceInCents, workingDays: Count }

/** What a SIM card costs and how it is delivered. Prices include VAT. */
export const simOrdersOffer = endpoint({
  method: 'GET',
  path: '/v1/sim-orders/offer',
  effect: 'read',
  request: v.object({}),
  answer: v.object({
    cardPriceInCents: PriceInCents,
    address: v.object(delivery),
    parcelTerminal: v.object(delivery),
    parcelTerminals: v.array(ParcelTerminal),
  }),
  errors: [],
})
