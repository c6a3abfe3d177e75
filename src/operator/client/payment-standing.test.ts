import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { PaymentResult } from '../contract/payment-check-result.ts'
import { standingBy } from './payment-standing.ts'

const payment = {
  paymentReference: 'PAYMENT-1',
  amountInCents: toCents(1000),
  maskedPhoneNumber: '+370 6** **567',
  completedAt: 0,
}

test.each([
  [{ ...payment, status: 'cancelled' }, 'over'],
  [{ ...payment, status: 'refused', reason: 'other' }, 'over'],
  [{ ...payment, status: 'expired', moneyTaken: 'no' }, 'over'],
  [{ ...payment, status: 'expired', moneyTaken: 'unknown' }, 'unknown'],
  [{ ...payment, status: 'pending' }, 'pending'],
  [{ ...payment, status: 'unknown' }, 'unknown'],
  [{ ...payment, status: 'paid' }, 'paid'],
] satisfies [PaymentResult, string][])('%o is %s', (value, standing) => {
  expect(standingBy({ kind: 'answer', reference: 'A', value })).toBe(standing)
})

test('what the operator doesn’t know is over; no word from it is none', () => {
  expect(standingBy({ kind: 'failure', code: 'PAYMENT_NOT_FOUND', reference: 'A' })).toBe('over')
  expect(standingBy({ kind: 'unavailable', reference: 'A' })).toBe('unknown')
})
