import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { putNumber } from '../phone-numbers.ts'

const start = Date.UTC(2026, 0, 15, 10)
const prices: Record<string, number> = { 'uoga-s': 490, 'uoga-m': 690, 'uoga-l': 790, 'uoga-xl': 1490 }
let operator: Operator

beforeAll(async () => {
  await import('../graphql/schema.ts')
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
}, 60_000)
afterAll(() => operator.close())

const wish = fc.record({
  planIds: fc.uniqueArray(fc.constantFrom(...Object.keys(prices)), { minLength: 1, maxLength: 4 }),
  /** How often the same order is sent, side by side. */
  times: fc.integer({ min: 1, max: 4 }),
})

test('in 1,000 random runs of repeated orders nothing is ordered or paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(wish, { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 40_00 }),
      async (wishes, euros) => {
        const { database } = operator
        const { phoneNumber } = await putNumber(database, start, { balanceInCents: toCents(euros) })
        const submit = await customerOf(operator, phoneNumber, start)
        for (const { planIds, times } of wishes) {
          const key = randomCode(20)
          const query = `mutation { submitOrder(planIds: ${JSON.stringify(planIds)}) { status orderReference } }`
          const told = await Promise.all(Array.from({ length: times }, () => submit(query, key)))
          expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
        }
        const plans = await database
          .selectFrom('orderedPlans')
          .selectAll()
          .where('phoneNumber', '=', phoneNumber)
          .execute()
        const number = await database
          .selectFrom('phoneNumbers')
          .selectAll()
          .where('phoneNumber', '=', phoneNumber)
          .executeTakeFirstOrThrow()
        expect(new Set(plans.map(({ planId }) => planId)).size).toBe(plans.length)
        const paid = plans.reduce((sum, { planId }) => sum + (prices[planId] ?? 0), 0)
        expect(number.balanceInCents).toBe(euros - paid)
      },
    ),
    { numRuns: sampledRuns(1_000) },
  )
}, 240_000)
