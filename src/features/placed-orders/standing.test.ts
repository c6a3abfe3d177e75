import { expect, test } from 'vitest'
import { orderOf } from './order.fixture.ts'
import { standingOf } from './standing.ts'

const states = [
  'AWAITING_PAYMENT',
  'NOT_PAID',
  'PREPARING',
  'POSTED',
  'DELIVERED',
  'READY',
  'INSTALLED',
  'ACTIVATING',
  'ACTIVE',
  'ENDED',
] as const

test.each(states)('an order of a card that is %s has words of its own', (state) => {
  for (const kind of ['SIM', 'ESIM'] as const)
    expect(standingOf(orderOf({ kind, state })).state).toBe(`orders.${state}`)
})

test('it is the customer’s turn to pay, to collect, to install and to activate, and at nothing else', () => {
  const yours = states.filter((state) => standingOf(orderOf({ state })).turn === 'yours')
  expect(yours).toEqual(['AWAITING_PAYMENT', 'DELIVERED', 'READY', 'INSTALLED'])
})

test('a number on its way is being transferred, and not activated', () => {
  const order = orderOf({ kind: 'NUMBER_TRANSFER', state: 'ACTIVATING' })
  expect(standingOf(order).state).toBe('orders.TRANSFERRING')
})

test.each([
  { kind: 'unknown', state: 'ACTIVE' },
  { kind: 'SIM', state: 'unknown' },
  { kind: 'PLANS', state: 'POSTED' },
  { kind: 'SIM', state: 'REFUSED' },
] as const)('of %o only that it was ordered is said', (order) => {
  expect(standingOf(orderOf(order))).toMatchObject({ state: 'orders.ordered', text: 'orders.orderedText' })
})
