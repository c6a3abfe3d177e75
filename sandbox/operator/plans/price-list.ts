import type { Hono } from 'hono'
import { planPrices } from '../../../src/operator/contract/plan-prices.ts'
import type { ApiOptions } from '../api-options.ts'
import { serveEndpoint } from '../serve-endpoint.ts'
import { listedPlans } from './catalogue.ts'
import { soldPacks } from './packs.ts'

/** What can be ordered now, and what it costs. */
export function servePriceList(app: Hono, { database, clock }: ApiOptions): void {
  serveEndpoint(app, { database, clock }, planPrices, async (within) => {
    const stopped = (await within.selectFrom('stoppedPlans').select('planId').execute()).map(
      ({ planId }) => planId,
    )
    const plans = [...listedPlans().values(), ...soldPacks().values()]
      .filter(({ planId }) => !stopped.includes(planId))
      .map(({ planId, priceInCents }) => ({ planId, priceInCents }))
    return { answer: { plans } }
  })
}
