import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import { keepsToModel } from '../../../tests/fixtures/keeps-to-model.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { limits } from '../limits.ts'
import { findNumber, type NumberOnRecord, putNumber } from '../phone-numbers.ts'
import { listedPlans } from './catalogue.ts'

const { activationTakes, terminationTakes, withdrawal } = limits.plans
const day = 24 * 60 * 60 * 1000
let now = Date.UTC(2026, 0, 15, 10)
let operator: Operator

beforeAll(async () => {
  await import('../graphql/schema.ts')
  const start = now
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
}, 60_000)
afterAll(() => operator.close())

interface Plan {
  planId: string
  status: 'ACTIVATION_IN_PROGRESS' | 'ACTIVE' | 'CANCELLATION_IN_PROGRESS' | 'CANCELLED'
  orderedAt: number
  validFrom: number
  /** Undefined before it works. */
  validTo: number | undefined
  isWithdrawn: boolean
}

/** What happens by itself later. */
interface Due {
  at: number
  plan: Plan
  what: 'activation' | 'termination' | 'periodEnd'
}

interface Model {
  balance: number
  plans: Plan[]
  due: Due[]
  isOnStandardRates: boolean
}

type Step = fc.AsyncCommand<Model, NumberOnRecord>

const sold = (planId: string) => {
  const plan = listedPlans().get(planId)
  if (!plan) throw new Error(`not sold: ${planId}`)
  return { price: Number(plan.priceInCents), period: plan.periodInDays * day }
}

const step = (
  name: string,
  expected: (model: Model) => string[],
  real: (number: NumberOnRecord) => Promise<(string | undefined)[]>,
): Step => ({
  check: () => true,
  async run(model, number) {
    const wanted = expected(model)
    const got = await real(number)
    if (got.sort().join() !== wanted.sort().join()) throw new Error(`${name}: ${got}, not ${wanted}`)
    const should = JSON.stringify({
      balance: model.balance,
      isOnStandardRates: model.isOnStandardRates,
      plans: model.plans.map(({ planId, status, validTo }) => [planId, status, validTo ?? null]).sort(),
    })
    const is = JSON.stringify(await books(number))
    if (is !== should) throw new Error(`${name}: ${is}, not ${should}`)
  },
  toString: () => name,
})

async function books({ phoneNumber }: NumberOnRecord) {
  const number = await findNumber(operator.database, phoneNumber)
  return {
    balance: number?.balanceInCents,
    isOnStandardRates: number?.standardFeeActivatedAt !== null,
    plans: (await plansOf(phoneNumber))
      .map(({ planId, status, validTo }) => [planId, status, validTo])
      .sort(),
  }
}

/** As they were written down. */
const plansOf = (phoneNumber: NumberOnRecord['phoneNumber']) =>
  operator.database.selectFrom('orderedPlans').selectAll().where('phoneNumber', '=', phoneNumber).execute()

/** Asks so many times side by side, each time with a key of its own; says what the answer's field says, or the refusal. */
async function asks(number: NumberOnRecord, count: number, query: string, field: string) {
  const asking = await customerOf(operator, number.phoneNumber, now)
  const told = await Promise.all(Array.from({ length: count }, () => asking(query)))
  return told.map(({ value, code }) => {
    if (code !== undefined) return code
    return typeof value === 'object' && value !== null
      ? String(Object.entries(value).find(([name]) => name === field)?.[1])
      : undefined
  })
}

function ordered(model: Model, planId: string): boolean {
  const { price } = sold(planId)
  const own = model.plans.filter((plan) => plan.planId === planId)
  if (own.some(({ status }) => status === 'ACTIVATION_IN_PROGRESS') || model.balance < price) return false
  model.balance -= price
  // Newest first, as the operator looks at them.
  const before = own.findLast(
    ({ status, validTo }) => status === 'CANCELLED' && validTo !== undefined && validTo > now,
  )
  const plan: Plan = {
    planId,
    status: 'ACTIVATION_IN_PROGRESS',
    orderedAt: now,
    validFrom: now,
    validTo: undefined,
    isWithdrawn: false,
  }
  model.plans.push(plan)
  model.due.push({ at: before?.validTo ?? now + activationTakes, plan, what: 'activation' })
  return true
}

function statusOf(model: Model, planIds: string[]): string {
  const count = planIds.filter((planId) => ordered(model, planId)).length
  return count === 0 ? 'ERROR' : count < planIds.length ? 'WARN' : 'SUCCESS'
}

function terminated(model: Model, planId: string): string {
  const plan = model.plans.findLast((one) => one.planId === planId && one.status === 'ACTIVE')
  if (!plan) return 'PLAN_NOT_FOUND'
  plan.status = 'CANCELLATION_IN_PROGRESS'
  model.due.push({ at: now + terminationTakes, plan, what: 'termination' })
  return planId
}

function stop(model: Model, plan: Plan, at: number) {
  plan.status = 'CANCELLED'
  model.due = model.due.filter((due) => due.plan !== plan)
  const others = model.plans.filter((other) => other !== plan)
  if (!others.some(({ validTo }) => validTo !== undefined && validTo > at)) model.isOnStandardRates = true
}

function withdrawn(model: Model, index: number): string {
  const plan = model.plans[index]
  if (!plan || plan.isWithdrawn) return 'PLAN_NOT_FOUND'
  if (now >= plan.orderedAt + withdrawal) return 'WITHDRAWAL_PERIOD_OVER'
  const { validFrom, validTo } = plan
  const share = validTo === undefined ? 1 : Math.min(1, Math.max(0, (validTo - now) / (validTo - validFrom)))
  model.balance += Math.ceil(sold(plan.planId).price * share)
  stop(model, plan, now)
  plan.isWithdrawn = true
  plan.validTo = now
  return plan.planId
}

function begin(model: Model, plan: Plan, at: number) {
  plan.validFrom = at
  plan.validTo = at + sold(plan.planId).period
  model.due.push({ at: plan.validTo, plan, what: 'periodEnd' })
}

function happens(model: Model, { at, plan, what }: Due) {
  const { price } = sold(plan.planId)
  switch (what) {
    case 'activation':
      for (const other of model.plans.filter(
        (one) => one.planId === plan.planId && one.status === 'ACTIVE',
      )) {
        stop(model, other, now)
        other.validTo = now
      }
      plan.status = 'ACTIVE'
      model.isOnStandardRates = false
      return begin(model, plan, now)
    case 'termination':
      plan.status = 'CANCELLED'
      return
    case 'periodEnd':
      if (plan.status !== 'ACTIVE' || model.balance < price) return stop(model, plan, at)
      model.balance -= price
      return begin(model, plan, at)
    default:
      return what satisfies never
  }
}

/** Runs what is due, the earliest first. */
function passes(model: Model) {
  for (;;) {
    const [next] = model.due.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
    if (!next) return
    model.due = model.due.filter((due) => due !== next)
    happens(model, next)
  }
}

const anyPlan = fc.constantFrom('uoga-s', 'uoga-m', 'uoga-l')
const sideBySide = fc.integer({ min: 1, max: 4 })
const times = <One>(count: number, one: () => One): One[] => Array.from({ length: count }, one)

const order = fc.tuple(fc.uniqueArray(anyPlan, { minLength: 1 }), sideBySide).map(([planIds, count]) =>
  step(
    `order ${planIds} ${count}×`,
    (model) => times(count, () => statusOf(model, planIds)),
    (number) =>
      asks(
        number,
        count,
        `mutation { submitOrder(planIds: ${JSON.stringify(planIds)}) { status } }`,
        'status',
      ),
  ),
)
const cancel = fc.tuple(anyPlan, sideBySide).map(([planId, count]) =>
  step(
    `cancel ${planId} ${count}×`,
    (model) => times(count, () => terminated(model, planId)),
    (number) => asks(number, count, `mutation { terminatePlan(planId: "${planId}") { planId } }`, 'planId'),
  ),
)
const withdraw = fc.tuple(fc.nat(4), sideBySide).map(([index, count]) =>
  step(
    `withdraw from plan ${index} ${count}×`,
    (model) => times(count, () => withdrawn(model, index)),
    async (number) => {
      const orderedPlanId = (await plansOf(number.phoneNumber))[index]?.orderedPlanId ?? 'none'
      const query = `mutation { withdrawFromContract(orderedPlanId: "${orderedPlanId}") { planId } }`
      return asks(number, count, query, 'planId')
    },
  ),
)
const topUp = fc.constant(
  step(
    'top up 10,00',
    (model) => {
      model.balance += 1000
      return []
    },
    async ({ phoneNumber }) => {
      await operator.database
        .updateTable('phoneNumbers')
        .set((number) => ({ balanceInCents: number('balanceInCents', '+', toCents(1000)) }))
        .where('phoneNumber', '=', phoneNumber)
        .execute()
      return []
    },
  ),
)
const wait = fc
  .constantFrom(1000, terminationTakes, activationTakes, day, 10 * day, withdrawal, 31 * day)
  .map((milliseconds) =>
    step(
      `${milliseconds} ms pass`,
      (model) => {
        now += milliseconds
        passes(model)
        return []
      },
      async () => {
        await operator.advance(milliseconds)
        return []
      },
    ),
  )

test('whatever is ordered, cancelled, withdrawn from and waited for, side by side too, plans and balance are as the model says', async () => {
  await keepsToModel(
    import.meta.url,
    sampledRuns(300),
    fc.asyncProperty(
      fc.commands([order, order, cancel, withdraw, topUp, wait, wait, wait], {
        maxCommands: 25,
        size: 'max',
      }),
      async (commands) => {
        const number = await putNumber(operator.database, now, { balanceInCents: toCents(3000) })
        const model: Model = { balance: 3000, plans: [], due: [], isOnStandardRates: false }
        await fc.asyncModelRun(() => ({ model, real: number }), commands)
        // What still waits would happen in the next run's time.
        await operator.database.deleteFrom('jobs').execute()
      },
    ),
  )
}, 240_000)
