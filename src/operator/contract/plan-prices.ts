import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PriceInCents } from './euro-amount.ts'
import { Words } from './typed-text.ts'

// Why: docs/decisions/0024-plan-prices.md
/**
 * What every plan and pack that can be ordered now costs for one period, with VAT. For a user who asks: the site's build
 * says where its pages say something else.
 */
export const planPrices = endpoint({
  method: 'GET',
  path: '/v1/plan-prices',
  effect: 'read',
  request: v.object({}),
  answer: v.object({ plans: v.array(v.object({ planId: Words, priceInCents: PriceInCents })) }),
  errors: [],
})
