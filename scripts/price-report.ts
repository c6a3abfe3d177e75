import type { Site } from '../src/content/snapshot.ts'
import { soldPlans } from '../src/content/sold-plans.ts'
import { systemClock } from '../src/lib/clock.ts'
import { formatEuro } from '../src/lib/money.ts'
import { currentPrice } from '../src/lib/sold-plan.ts'
import { callEndpoint } from '../src/operator/client/call-endpoint.ts'
import type { AnswerOf } from '../src/operator/contract/endpoint.ts'
import { planPrices } from '../src/operator/contract/plan-prices.ts'

type Prices = AnswerOf<typeof planPrices>['plans']

/**
 * Where the site's pages say another price than the operator takes, and what they sell that it doesn't: a line each.
 * Nothing of it stops a build, as the operator's price binds and checkout tells it. `origin`: the operator's.
 */
export async function priceReport(site: Site, origin: string): Promise<string[]> {
  const outcome = await callEndpoint(
    planPrices,
    {},
    { transport: { fetch, clock: systemClock, origin: () => origin } },
  )
  return outcome.kind === 'answer'
    ? otherPrices(site, outcome.value.plans)
    : [`prices not compared: the operator at ${origin} has told none`]
}

const otherPrices = (site: Pick<Site, 'plans' | 'roamingPacks'>, prices: Prices): string[] =>
  soldPlans(site).flatMap((plan) => {
    const { planId, planTitle } = plan
    const told = currentPrice(plan)
    const taken = prices.find((one) => one.planId === planId)?.priceInCents
    if (taken === told) return []
    const line = `price    plan "${planId}" (${planTitle})`
    return taken === undefined
      ? [`${line}: the site sells it, the operator doesn’t`]
      : [`${line}: the site says ${formatEuro(told)}, the operator takes ${formatEuro(taken)}, which binds`]
  })
