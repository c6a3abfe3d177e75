import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { StatusOf } from './card-order.api.ts'
import { isContentTrue, isDecided, isUnderWay, standingBy } from './card-order-status.ts'

const order = { orderReference: 'XP3T-2WHD-005W-M8K7', totalInCents: toCents(1038), orderedAt: 0 }

test.each([
  [{ ...order, status: 'awaitingPayment' }, 'awaitingPayment'],
  [{ ...order, status: 'notPaid' }, 'over'],
  [{ ...order, status: 'paid' }, 'placed'],
  [{ ...order, status: 'preparing' }, 'placed'],
  [{ ...order, status: 'unknown' }, 'unknown'],
] satisfies [StatusOf, string][])('%o is %s to the next order', (value, standing) => {
  expect(standingBy({ kind: 'answer', reference: 'A', value })).toBe(standing)
})

test('an order that the operator doesn’t know is over; no word on it is none', () => {
  expect(standingBy({ kind: 'failure', code: 'ORDER_NOT_FOUND', reference: 'A' })).toBe('over')
  expect(standingBy({ kind: 'unavailable', reference: 'A' })).toBe('unknown')
})

test('in an unknown status nothing is claimed or decided, and it is asked about again', () => {
  const strange: StatusOf = { ...order, status: 'unknown' }
  expect([isUnderWay(strange), isContentTrue(strange), isDecided(strange)]).toEqual([true, false, false])
})
