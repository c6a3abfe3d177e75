import type { CallOptions } from '../../operator/client/exchange.ts'
import type { Order } from '../../operator/client/orders.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import type { AnswerOf, RequestOf } from '../../operator/contract/endpoint.ts'
import { orderLookup } from '../../operator/contract/order-lookup.ts'
import { verifyOrderLookup } from '../../operator/contract/verify-order-lookup.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of finding an order without an account. Each ends in an outcome and never throws. */
export const orderLookupApi = (options: CallOptions = {}) => ({
  ask: (request: RequestOf<typeof orderLookup>, idempotencyKey: string) =>
    whereKnown(
      callOperator(orderLookup, request, { ...options, idempotencyKey }),
      (asked) => asked.status !== 'unknown',
    ),
  verify: (request: RequestOf<typeof verifyOrderLookup>, idempotencyKey: string) =>
    whereKnown(
      callOperator(verifyOrderLookup, request, { ...options, idempotencyKey }),
      (verified) => verified.status !== 'unknown',
    ),
})

export type OrderLookupApi = ReturnType<typeof orderLookupApi>

type Found = Extract<AnswerOf<typeof verifyOrderLookup>, { status: 'found' }>

/** The order as an account's orders have it; its receipt is for a signed-in customer. */
export const orderIn = ({ order: { totalInCents, ...order } }: Found): Order => ({
  ...order,
  eurTotal: totalInCents,
  receiptReference: null,
})
