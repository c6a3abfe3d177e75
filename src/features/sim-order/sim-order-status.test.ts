import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { StatusOf } from './sim-order.api.ts'
import { isContentTrue, isDecided, isUnderWay, standingBy } from './sim-order-status.ts'

const order = { orderReference: 'AAAA-BBBB', totalInCents: toCents(348), orderedAt: 0 }
const parsed = parsePhoneNumber('612 34567')
if (!parsed) throw new Error('not a number')
const phoneNumber: PhoneNumber = parsed
const profile = { iccid: '8937001234567890123', smdpAddress: 'smdp.uoga.example', activationCode: 'K2-1NMRZ' }
const esim = { phoneNumber, profile, simPUK: null, pukNeedsStrongLogIn: false }

test.each<[StatusOf, boolean, boolean]>([
  [{ ...order, status: 'awaitingPayment', redirectUrl: null }, true, false],
  [{ ...order, status: 'preparing' }, true, false],
  [{ ...order, status: 'notPaid' }, false, false],
  [{ ...order, status: 'paid' }, false, true],
  [{ ...order, status: 'posted', trackingNumber: null }, false, true],
  [{ ...order, status: 'delivered' }, false, true],
  [{ ...order, status: 'ready', esim }, false, true],
  [{ ...order, status: 'ready', esim: null }, false, false],
  [{ ...order, status: 'installed', esim: null }, false, true],
])('$status is waited for: %s; what its page says is true: %s', (one, isWaitedFor, isTrue) => {
  expect([isUnderWay(one), isContentTrue(one)]).toEqual([isWaitedFor, isTrue])
})

test.each([
  [{ ...order, status: 'awaitingPayment', redirectUrl: null }, 'awaitingPayment'],
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
