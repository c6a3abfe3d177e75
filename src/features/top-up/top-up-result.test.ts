import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { mayChange, pauseAskedFor, pauseBefore, resultPage, waitingLimit } from './top-up-result.ts'

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

test('pauses grow from 2 s to 10 s and stay there', () => {
  expect(pauseBefore(0)).toBe(2_000)
  fc.assert(
    fc.property(fc.nat(10_000), (asked) => {
      expect(pauseBefore(asked + 1)).toBeGreaterThanOrEqual(pauseBefore(asked))
      expect(pauseBefore(asked)).toBeGreaterThanOrEqual(2_000)
      expect(pauseBefore(asked)).toBeLessThanOrEqual(10_000)
    }),
  )
  expect(pauseBefore(4)).toBe(10_000)
})

const tooMany = (retryAfterInSeconds: number | undefined): Trouble => ({
  kind: 'unknown',
  reason: 'tooManyRequests',
  retryAfterInSeconds,
  reference: 'R',
})

test.each<[Trouble, number]>([
  [tooMany(30), 30_000],
  [tooMany(undefined), 0],
  [tooMany(999_999), waitingLimit],
  [{ kind: 'unknown', reason: 'timeLimit', reference: 'R' }, 0],
  [{ kind: 'unavailable', reference: 'R' }, 0],
])('%o asks for a pause of %d ms', (trouble, pause) => {
  expect(pauseAskedFor(trouble)).toBe(pause)
})
