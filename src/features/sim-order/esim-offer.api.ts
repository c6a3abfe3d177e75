import type { CallOptions } from '../../operator/client/exchange.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { esimOrdersOffer } from '../../operator/contract/esim-orders-offer.ts'
import { callOperator } from '../../session/call-operator.ts'
import type { Offer } from './sim-order.ts'

/** What an eSIM costs. Ends in an outcome and never throws. */
export async function esimOffer(options: CallOptions = {}): Promise<Outcome<Offer>> {
  const outcome = await callOperator(esimOrdersOffer, {}, options)
  if (outcome.kind !== 'answer') return outcome
  return { ...outcome, value: { cardPriceInCents: outcome.value.priceInCents } }
}
