import { beforeEach, expect, test, vi } from 'vitest'
import { getAccount } from '../../operator/client/account.ts'
import { detailedUsage } from '../../operator/client/detailed-usage.ts'
import { submitOrder } from '../../operator/client/submit-order.ts'
import { validateOrder } from '../../operator/client/validate-order.ts'
import { accountOf } from '../../session/account.fixture.ts'
import { account } from '../../session/account.store.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import { checkoutApi } from './checkout.api.ts'
import { orderOf } from './checkout.fixture.ts'
import { requestOf } from './checkout.ts'
import { askOrderedPlans } from './order-result.api.ts'
import { placingApi } from './placing.api.ts'

const asked: unknown[][] = []
let answer: unknown
vi.mock('../../session/query-operator.ts', () => ({
  async queryOperator(...call: unknown[]) {
    if (call[0] === getAccount) return { kind: 'answer', value: { account: own }, reference: 'r2' }
    asked.push(call)
    return answer
  },
}))

const own = accountOf('612 34567')
const phoneNumber = own.ownedAsset?.phoneNumber
const request = requestOf(orderOf([{ planId: 'm' }]))
const lost = { kind: 'unknown', reason: 'timeLimit', reference: 'r1' }
const aborted = { kind: 'unknown', reason: 'refused', reference: 'r1' }
const says = (value: object) => {
  answer = { kind: 'answer', value, reference: 'r1' }
}
const usageOf = (one: { ownedAsset: unknown }) => ({
  account: one,
  detailedUsage: { orderedPlans: ['plan'], pendingOperations: {} },
})

beforeEach(() => {
  asked.length = 0
  signedInHint.write({ signedIn: true })
  account.put(own)
})

test('the price of an order is asked, and taken where it is about the number that the page shows', async () => {
  says({ validateOrder: { phoneNumber, eurTotal: 690 } })
  const { validate } = checkoutApi()
  expect(await validate(['m'])).toEqual({
    kind: 'answer',
    value: { phoneNumber, eurTotal: 690 },
    reference: 'r1',
  })
  expect(asked).toEqual([[validateOrder, { planIds: ['m'] }, {}]])
  says({ validateOrder: { phoneNumber: '+37062345678' } })
  expect(await validate(['m'])).toEqual(aborted)
})

test('an order is sent under its key', async () => {
  says({ submitOrder: { orderReference: 'O1' } })
  expect(await placingApi().submit(request, 'key')).toMatchObject({ value: { orderReference: 'O1' } })
  expect(asked).toEqual([[submitOrder, request, { idempotencyKey: 'key' }]])
})

test('the plans that someone has are asked about with patience, for the number that the page shows', async () => {
  says(usageOf(own))
  const { orderedPlans } = placingApi()
  expect(await orderedPlans()).toMatchObject({ kind: 'answer', value: ['plan'] })
  expect(asked).toEqual([[detailedUsage, {}, { signal: expect.any(AbortSignal) }]])
  says(usageOf({ ownedAsset: null }))
  expect(await orderedPlans()).toEqual(aborted)
})

test('the page of a result asks about the plans of the number that it shows', async () => {
  says(usageOf(own))
  expect(await askOrderedPlans()).toMatchObject({ value: { orderedPlans: ['plan'] } })
  says(usageOf({ ownedAsset: null }))
  expect(await askOrderedPlans()).toEqual(aborted)
})

test.each<[string, () => Promise<unknown>]>([
  ['the price', () => checkoutApi().validate(['m'])],
  ['the order', () => placingApi().submit(request, 'key')],
  ['the plans', () => placingApi().orderedPlans()],
  ['the result', askOrderedPlans],
])('no answer to %s is handed on as it is', async (_, call) => {
  answer = lost
  expect(await call()).toEqual(lost)
})
