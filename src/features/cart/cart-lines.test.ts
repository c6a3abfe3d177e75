import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { cartLines, cartTotal, type ShownPlan } from './cart-lines.ts'

const planOf = (more: Partial<ShownPlan> & Pick<ShownPlan, 'planId'>): ShownPlan => ({
  planTitle: more.planId.toUpperCase(),
  planPrice: toCents(690),
  periodInDays: 30,
  isSold: true,
  allowances: [],
  ...more,
})
const medium = planOf({ planId: 'm' })
const large = planOf({ planId: 'l', planPrice: toCents(990), salePrice: toCents(790) })
const old = planOf({ planId: 'old', isSold: false })
const plans = [medium, large, old]
const open = (...planIds: string[]) => planIds.map((planId) => ({ planId, submitted: false }))

test.each([
  [{}, undefined],
  [{ l: 790 }, undefined],
  [{ l: 990 }, 990],
  [{ l: 0 }, 0],
  [{ m: 990 }, undefined],
])('a plan whose price was seen as %o says before: %s', (seen, before) => {
  expect(cartLines(open('l'), plans, seen)).toEqual([
    { kind: 'sold', planId: 'l', plan: large, price: 790, before },
  ])
})

test('what is no longer sold, what the pages don’t know and one’s own plan are told apart, and none is summed', () => {
  const lines = cartLines(open('old', 'gone', 'own-10gb', 'm', 'l'), plans, {})
  expect(lines).toMatchObject([
    { kind: 'withdrawn', planId: 'old', plan: old },
    { kind: 'unknown', planId: 'gone', isOwn: false },
    { kind: 'unknown', planId: 'own-10gb', isOwn: true },
    { kind: 'sold', planId: 'm', price: 690 },
    { kind: 'sold', planId: 'l', price: 790 },
  ])
  expect(cartTotal(lines)).toBe(1480)
})

test('what was ordered is no line any more', () => {
  expect(cartLines([{ planId: 'm', submitted: true }], plans, {})).toEqual([])
})
