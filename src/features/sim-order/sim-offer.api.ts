import type { CallOptions } from '../../operator/client/exchange.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { simOrdersOffer } from '../../operator/contract/sim-orders-offer.ts'
import { callOperator } from '../../session/call-operator.ts'
import type { Offer } from './sim-order.ts'

/** What a SIM card and its ways cost. Ends in an outcome and never throws. */
export async function simOffer(options: CallOptions = {}): Promise<Outcome<Offer>> {
  const outcome = await callOperator(simOrdersOffer, {}, options)
  if (outcome.kind !== 'answer') return outcome
  const { cardPriceInCents, ...ways } = outcome.value
  return { ...outcome, value: { cardPriceInCents, ways } }
}
