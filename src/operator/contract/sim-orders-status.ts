import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { PriceInCents } from './euro-amount.ts'
import { Instant } from './instant.ts'
import { OrderReference, PayAt } from './sim-order.ts'
import { Identifier } from './typed-text.ts'

const order = { orderReference: OrderReference, totalInCents: PriceInCents, orderedAt: Instant }

/** How it may be under this version of the contract. */
const known = [
  v.object({ ...order, status: v.literal('awaitingPayment'), redirectUrl: PayAt }),
  v.object({ ...order, status: v.literal('notPaid') }),
  v.object({ ...order, status: v.literal('paid') }),
  v.object({ ...order, status: v.literal('posted'), trackingNumber: v.nullable(Identifier) }),
  v.object({ ...order, status: v.literal('delivered') }),
] as const

/**
 * How the order of a SIM card is: `awaitingPayment` → `paid` → `posted` → `delivered`, or `notPaid` (refused,
 * cancelled or not in time; nothing was taken, and nothing comes).
 */
export const SimOrder = v.variant('status', [
  ...known,
  v.object({ ...order, status: otherThan(known, 'status') }),
])
export type SimOrder = v.InferOutput<typeof SimOrder>

/**
 * How the order of a SIM card is, for a user who knows its reference: `awaitingPayment` → `paid` → `posted` →
 * `delivered`, or `notPaid`.
 */
export const simOrdersStatus = endpoint({
  // A POST, since a reference would be in an address otherwise.
  method: 'POST',
  path: '/v1/sim-orders/status',
  effect: 'read',
  request: v.object({ orderReference: OrderReference }),
  answer: SimOrder,
  errors: ['ORDER_NOT_FOUND'],
})
