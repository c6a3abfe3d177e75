import type { Language } from './operator.ts'

/** What a plan gives for 30 days; a number that is left out is unlimited. */
interface Plan {
  planId: string
  name: Record<Language, string>
  cents: number
  dataInLtInGB?: number
  dataInEuInGB: number
  minutes?: number
}

/** As the site's content names and prices them; what an order costs is this operator's to say. */
export const plans: readonly Plan[] = [
  {
    planId: 'uoga-s',
    name: { lt: 'Žemuogė', en: 'Wild Strawberry', ru: 'Земляника' },
    cents: 490,
    dataInLtInGB: 3,
    dataInEuInGB: 3,
  },
  {
    planId: 'uoga-m',
    name: { lt: 'Mėlynė', en: 'Blueberry', ru: 'Черника' },
    cents: 690,
    dataInLtInGB: 20,
    dataInEuInGB: 11,
    minutes: 500,
  },
  {
    planId: 'uoga-l',
    name: { lt: 'Avietė', en: 'Raspberry', ru: 'Малина' },
    cents: 790,
    dataInLtInGB: 60,
    dataInEuInGB: 12,
  },
]

export const planPrices = () => ({
  plans: plans.map(({ planId, cents }) => ({ planId, priceInCents: cents })),
})

const allowances = (plan: Plan) =>
  [
    { key: 'dataInLT', type: 'DATA_IN_LT', zone: 'LT', unit: 'GB', amount: plan.dataInLtInGB },
    { key: 'dataInEU', type: 'DATA_IN_EU', zone: 'EU', unit: 'GB', amount: plan.dataInEuInGB },
    { key: 'minutes', type: 'MINUTES', zone: 'LT', unit: 'MIN', amount: plan.minutes },
    { key: 'messages', type: 'MESSAGES', zone: 'LT', unit: 'SMS', amount: undefined },
  ] as const

/** What is offered: schema.graphql's PlanGains. */
export const planGains = (plan: Plan) =>
  Object.fromEntries(
    allowances(plan).map(({ key, unit, amount }) => [
      key,
      { limit: amount ?? null, units: unit, unlimited: amount === undefined },
    ]),
  )

/** What a number has: schema.graphql's Gain. Nothing meters use here, so all of it remains. */
export const gains = (plan: Plan) =>
  allowances(plan).map(({ type, zone, unit, amount }) => {
    const all = { unlimited: amount === undefined, value: amount ?? null, unit }
    return {
      type,
      zone,
      periodAmount: all,
      rolloverAmount: { unlimited: false, value: 0, unit },
      remainingAmount: all,
      remainingPercentage: 100,
      socialOffers: [],
    }
  })
