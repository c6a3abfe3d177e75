import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPurchase } from '../../data-layer/shop-events.ts'
import { toCents } from '../../lib/money.ts'
import { sumToTopUp } from '../top-up-draft/hand-over-top-up.ts'
import { orderOf, sold, validationOf } from './checkout.fixture.ts'
import {
  isSame,
  nextStep,
  orderablePlans,
  otherPrice,
  readOrder,
  toldPlans,
  wantedPlans,
} from './checkout.ts'
import { outcomeOf, resultOf } from './order-outcome.ts'

const item = (planId: string, submitted = false) => ({ planId, submitted })
const price = fc.integer({ min: 1, max: 5_000 })

test('the cart and the last choice make one order, each plan once and in the same sequence', () => {
  expect(wantedPlans([item('s'), item('m', true), item('l')], item('s'))).toEqual(['s', 'l'])
  expect(wantedPlans([item('s')], item('m'))).toEqual(['s', 'm'])
  expect(wantedPlans([], item('m', true))).toEqual([])
  expect(wantedPlans([item('s', true)], undefined)).toEqual([])
})

test.each([
  [['s', 'm'], ['s', 'm'], true],
  [['s', 'm'], ['s', 'l'], false],
  [['s', 'm'], ['m', 's'], false],
  [['s'], ['s', 'm'], false],
  [[], [], true],
])('%j and %j are the same order: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

test('what lacks is topped up just so, and then nothing lacks', () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 4 }),
      fc.nat(10_000),
      price,
      (costs, balance, least) => {
        const order = orderOf(
          costs.map((cost, index) => ({ planId: `p${index}`, cost })),
          balance,
        )
        const step = nextStep(order)
        expect(step).toBe(order.shortfall > 0 ? 'topUp' : 'contract')
        const sum = sumToTopUp(order.shortfall, { minimum: toCents(least), maximum: toCents(1_000_000) })
        expect(sum).toBeGreaterThanOrEqual(least)
        if (order.shortfall > least) expect(balance + sum).toBe(order.total)
      },
    ),
  )
})

test('a plan that is no longer sold is not ordered, and its price not compared', () => {
  const order = orderOf([{ planId: 's' }, { planId: 'm', notice: 'PLAN_NOT_AVAILABLE' }])
  expect(orderablePlans(order)).toEqual(['s'])
  expect(order.lines.map(otherPrice)).toEqual([undefined, undefined])
  expect(nextStep(order)).toBe('contract')
  expect(nextStep(orderOf([{ planId: 'm', notice: 'PLAN_NOT_AVAILABLE' }]))).toBe('none')
})

test('of a plan that neither the content nor the operator sells nothing is reported: it has no price', () => {
  const order = orderOf([{ planId: 's' }, { planId: 'gone', cost: 0, notice: 'PLAN_NOT_AVAILABLE' }])
  expect(toldPlans(order, ['gone'])).toEqual([])
  expect(toldPlans(order, ['s', 'gone']).map(({ planId }) => planId)).toEqual(['s'])
})

test('the operator’s price binds; the content’s is reported where it is another', () => {
  const order = orderOf([{ planId: 'l', cost: 990 }, { planId: 's' }, { planId: 'own-1', cost: 123 }])
  expect(order.lines.map(otherPrice)).toEqual([790, undefined, undefined])
})

test.each(['NUMBER_BLOCKED', 'NUMBER_NOT_REGISTERED', 'ORDER_IN_PROGRESS', 'unknown'] as const)(
  'with %s nothing can be ordered',
  (errorMessage) => {
    expect(nextStep(orderOf([{ planId: 's' }], 2000, { errorMessage }))).toBe('none')
  },
)

test('an insufficient balance leads to a top-up, not to a dead end', () => {
  expect(nextStep(orderOf([{ planId: 's' }], 0, { errorMessage: 'INSUFFICIENT_BALANCE' }))).toBe('topUp')
})

test.each([{ sufficientBalance: false }, { errorMessage: 'INSUFFICIENT_BALANCE' as const }])(
  'whatever the sums are, a balance that the operator calls insufficient leads to a top-up: %o',
  (told) => {
    const order = orderOf([{ planId: 's' }], 10_000, told)
    expect(order.shortfall).toBe(0)
    expect(nextStep(order)).toBe('topUp')
  },
)

test('revenue is the sum of what was submitted, at the sale price or the plan’s', () => {
  fc.assert(
    fc.property(
      fc.subarray(['s', 'm', 'l', 'own-1']),
      fc.subarray(['s', 'm', 'l', 'own-1']),
      (all, submitted) => {
        const order = readOrder(all, validationOf(all.map((planId) => ({ planId }))), sold)
        const taken = all.filter((planId) => submitted.includes(planId))
        const prices: Record<string, number> = { s: 490, m: 690, l: 790, 'own-1': 500 }
        const { ecommerce } = planPurchase(toldPlans(order, taken), 1)
        expect(ecommerce.value).toBe(taken.reduce((sum, planId) => sum + (prices[planId] ?? 0), 0) / 100)
        expect(ecommerce.items.map(({ item_id }) => item_id)).toEqual(taken)
      },
    ),
  )
})

test('the items say how an order went, whatever its status says', () => {
  const planName = ''
  const of = (...submitted: boolean[]) =>
    submitted.map((one, index) => ({ submitted: one, planId: `${index}`, planName }))
  expect(resultOf(of(true, true))).toBe('all')
  expect(resultOf(of(true, false))).toBe('some')
  expect(resultOf(of(false))).toBe('none')
  const outcome = outcomeOf({
    status: 'SUCCESS',
    errorMessage: null,
    orderItems: of(false),
    gameRegistrationStatus: 'NOT_OFFERED',
    orderReference: 'R1',
  })
  expect(resultOf(outcome.items)).toBe('none')
})
