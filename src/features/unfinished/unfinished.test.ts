import { expect, test } from 'vitest'
import type { Attempt } from '../../operator/client/intent.ts'
import { type Known, knownOf, type Purpose } from './unfinished.ts'

const reference = 'ABCD-EFGH'
const cases: [string, Purpose, Partial<Attempt>, Known][] = [
  ['a wallet without an answer', 'topUp', { outline: { method: 'applePay' } }, 'unknown'],
  ['a card page that was never opened', 'topUp', { outline: { method: 'card' } }, 'nothingPaid'],
  ['a card page that was', 'topUp', { reference, outline: { method: 'card' } }, { by: 'payment', reference }],
  ['what can’t be read', 'topUp', { outline: 'broken' }, 'nothingPaid'],
  ['a saved card without an answer', 'autoTopUp', { outline: { isPaidNow: false } }, 'unknown'],
  ['one that is set up', 'autoTopUp', { reference, outline: { isPaidNow: false } }, 'nothingPaid'],
  ['a first charge that no one was led to', 'autoTopUp', { outline: { isPaidNow: true } }, 'nothingPaid'],
  ['a first charge', 'autoTopUp', { reference, outline: { isPaidNow: true } }, { by: 'payment', reference }],
  ['an order without an answer', 'order', { outline: { planIds: [] } }, 'unknown'],
  ['a card’s order', 'sim', { reference, outline: { totalInCents: 199 } }, { by: 'sim', reference }],
  ['one that no one was led to pay', 'sim', { outline: { totalInCents: 199 } }, 'nothingPaid'],
  ['an eSIM’s order', 'esim', { reference, outline: { totalInCents: 790 } }, { by: 'esim', reference }],
  ['an eSIM that costs nothing', 'esim', { reference, outline: { totalInCents: 0 } }, 'nothingPaid'],
]

test.each(cases)('%s (%s)', (_, purpose, attempt, known) => {
  expect(knownOf({ purpose, attempt: { idempotencyKey: 'K', ...attempt } })).toEqual(known)
})
