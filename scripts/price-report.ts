import type { Problem } from '../content-sync/problem.ts'
import type { Site } from '../src/content/snapshot.ts'
import { type PlanForPeriod, soldPlans } from '../src/content/sold-plans.ts'
import { systemClock } from '../src/lib/clock.ts'
import { formatEuro } from '../src/lib/money.ts'
import { currentPrice } from '../src/lib/sold-plan.ts'
import { callEndpoint } from '../src/operator/client/call-endpoint.ts'
import type { AnswerOf } from '../src/operator/contract/endpoint.ts'
import { planPrices } from '../src/operator/contract/plan-prices.ts'

type Prices = AnswerOf<typeof planPrices>['plans']

/**
 * Where the site's pages say another price than the operator takes, and what they sell that it doesn't, by entry and field.
 * Nothing of it stops a build, as the operator's price binds and checkout tells it. `origin`: the operator's; undefined
 * where it doesn't answer.
 */
export async function priceReport(site: Site, origin: string): Promise<Problem[] | undefined> {
  const outcome = await callEndpoint(
    planPrices,
    {},
    { transport: { fetch, clock: systemClock, origin: () => origin } },
  )
  return outcome.kind === 'answer' ? otherPrices(site, outcome.value.plans) : undefined
}

type Sold = Pick<Site, 'plans' | 'roamingPacks'>

const otherPrices = (site: Sold, prices: Prices): Problem[] =>
  soldPlans(site).flatMap((plan) => {
    const told = currentPrice(plan)
    const taken = prices.find(({ planId }) => planId === plan.planId)?.priceInCents
    if (taken === told) return []
    const message =
      taken === undefined
        ? 'is sold on the site, and not by the operator'
        : `is ${formatEuro(told)}, and the operator takes ${formatEuro(taken)}, which binds`
    return [{ severity: 'warning', ...whereOf(site, plan, taken), message }]
  })

/** The field that says the price, or, where the operator doesn't know the plan, its id. */
function whereOf(
  { plans, roamingPacks }: Sold,
  { planId, salePrice }: PlanForPeriod,
  taken: number | undefined,
): Pick<Problem, 'contentType' | 'entry' | 'field'> {
  const plan = plans.find((one) => one.planId === planId)
  const pack = roamingPacks.find((one) => one.planId === planId)
  const price = plan ? (salePrice === undefined ? 'planPrice' : 'salePrice') : 'price'
  return {
    contentType: plan ? 'plan' : 'roamingPack',
    entry: plan?.id ?? pack?.id ?? '',
    field: taken === undefined ? 'planId' : price,
  }
}
