import { endpoint } from './endpoint.ts'
import { SimOrderAnswer, SimOrderRequest, simOrderErrors } from './sim-order.ts'

/**
 * Orders an eSIM with a new number. The person pays at `payment.redirectUrl` and comes back to
 * `returnPath#orderReference=…`; the profile to install is `esim-orders/status`'s to give.
 */
export const esimOrders = endpoint({
  method: 'POST',
  path: '/v1/esim-orders',
  effect: 'write',
  request: SimOrderRequest,
  answer: SimOrderAnswer,
  errors: simOrderErrors,
})
