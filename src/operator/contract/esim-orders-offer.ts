import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PriceInCents } from './euro-amount.ts'

/** What an eSIM costs, with VAT; nothing where it is free. */
export const esimOrdersOffer = endpoint({
  method: 'GET',
  path: '/v1/esim-orders/offer',
  effect: 'read',
  request: v.object({}),
  answer: v.object({ priceInCents: PriceInCents }),
  errors: [],
})
