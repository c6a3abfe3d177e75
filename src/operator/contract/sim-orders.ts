import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { SimOrderAnswer, SimOrderRequest, simOrderErrors } from './sim-order.ts'
import { AddressLine, Identifier, PostalCode } from './typed-text.ts'

/** Where a SIM card goes. */
export const Delivery = v.variant('method', [
  v.object({
    method: v.literal('address'),
    street: AddressLine,
    city: AddressLine,
    postalCode: PostalCode,
  }),
  v.object({ method: v.literal('parcelTerminal'), parcelTerminalId: Identifier }),
])
export type Delivery = v.InferOutput<typeof Delivery>

/**
 * Orders a SIM card with a new number. The person pays at `payment.redirectUrl` and comes back to
 * `returnPath#orderReference=…`; how it continues is `sim-orders/status`'s to say.
 */
export const simOrders = endpoint({
  method: 'POST',
  path: '/v1/sim-orders',
  effect: 'write',
  request: v.object({ ...SimOrderRequest.entries, delivery: Delivery }),
  answer: SimOrderAnswer,
  errors: [...simOrderErrors, 'PARCEL_TERMINAL_NOT_AVAILABLE'],
})
