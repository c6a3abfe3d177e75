import type { CallOptions } from '../../operator/client/exchange.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { AnswerOf, CodeOf, RequestOf } from '../../operator/contract/endpoint.ts'
import { esimOrders } from '../../operator/contract/esim-orders.ts'
import { esimOrdersStatus } from '../../operator/contract/esim-orders-status.ts'
import { simOrders } from '../../operator/contract/sim-orders.ts'
import { simOrdersStatus } from '../../operator/contract/sim-orders-status.ts'
import { callOperator } from '../../session/call-operator.ts'
import type { SimKind } from './sim-order.ts'

/** An eSIM's request, or a SIM's, which says where it goes. */
export type OrderRequest = RequestOf<typeof esimOrders> | RequestOf<typeof simOrders>
export type Refusal = CodeOf<typeof simOrders>
export type StatusOf = AnswerOf<typeof simOrdersStatus> | AnswerOf<typeof esimOrdersStatus>

/** The operator's calls of ordering a SIM of this kind. Each ends in an outcome and never throws. */
export const simOrderApi = (kind: SimKind, options: CallOptions = {}) => ({
  order: (
    request: OrderRequest,
    idempotencyKey: string,
  ): Promise<Outcome<AnswerOf<typeof simOrders>, Refusal>> =>
    'delivery' in request
      ? callOperator(simOrders, request, { ...options, idempotencyKey })
      : callOperator(esimOrders, request, { ...options, idempotencyKey }),
  status: (orderReference: string): Promise<Outcome<StatusOf, 'ORDER_NOT_FOUND'>> =>
    kind === 'sim'
      ? callOperator(simOrdersStatus, { orderReference }, options)
      : callOperator(esimOrdersStatus, { orderReference }, options),
})

export type SimOrderApi = ReturnType<typeof simOrderApi>
