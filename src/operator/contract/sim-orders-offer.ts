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
