import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { mayChange, resultPage } from './top-up-result.ts'

const payment = {
  paymentReference: 'ABCD-EFGH-JKMN-PQRS',
  amountInCents: toCents(1000),
  maskedPhoneNumber: '+370 6** **567',
}
const completed = { ...payment, completedAt: 0 }
const results: [PaymentResult, page: string, mayChange: boolean][] = [
  [{ ...payment, status: 'pending' }, 'waiting', true],
  [{ ...completed, status: 'paid' }, 'success', false],
  [{ ...completed, status: 'refused', reason: 'insufficientFunds' }, 'failure', false],
  [{ ...completed, status: 'refused', reason: 'cardExpired' }, 'failure', false],
  [{ ...completed, status: 'refused', reason: 'authenticationFailed' }, 'failure', false],
  [{ ...completed, status: 'refused', reason: 'other' }, 'failure', false],
  [{ ...completed, status: 'cancelled' }, 'failure', false],
  [{ ...completed, status: 'expired', moneyTaken: 'no' }, 'failure', false],
  [{ ...completed, status: 'expired', moneyTaken: 'unknown' }, 'failure', true],
]

test.each(results)('%o belongs on the %s page; it may change: %s', (result, page, isOpen) => {
  expect(resultPage(result)).toBe(page)
  expect(mayChange(result)).toBe(isOpen)
})
