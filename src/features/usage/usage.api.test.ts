import { expect, test, vi } from 'vitest'
import { usageApi } from './usage.api.ts'
import { orderedPlanOf } from './usage.fixture.ts'

const plan = orderedPlanOf()
let told: string
vi.mock('../../session/query-operator.ts', () => ({
  async queryOperator() {
    const value = { terminatePlan: { terminated: true, planId: told, terminationDate: null } }
    return { kind: 'answer', value, reference: 'r1' }
  },
}))

test('that a plan was cancelled counts where it is about that plan', async () => {
  told = plan.planId
  expect(await usageApi().terminatePlan(plan, 'key')).toMatchObject({ value: { terminated: true } })
  told = 'other'
  expect(await usageApi().terminatePlan(plan, 'key')).toMatchObject({
    kind: 'unknown',
    reason: 'malformedAnswer',
  })
})
