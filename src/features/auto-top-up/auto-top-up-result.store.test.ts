import { beforeEach, expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { type CameWith, createAutoTopUpResultStore } from './auto-top-up-result.store.ts'

const parsed = parsePhoneNumber('612 34567')
if (!parsed) throw new Error('not a number')
const phoneNumber: PhoneNumber = parsed
const paymentReference = '4WQ8-1ZJX-7T0M-C9KE'
const payment = { paymentReference, amountInCents: toCents(750), maskedPhoneNumber: '+370 6** **567' }
const completedAt = Date.UTC(2026, 0, 15)
const recurringPayment = { recurringPaymentId: 'auto', nextPaymentDate: '2026-02-05' }
const paid: PaymentResult = { ...payment, status: 'paid', completedAt, recurringPayment }
const answer = (value: PaymentResult): Outcome<PaymentResult, 'PAYMENT_NOT_FOUND'> => ({
  kind: 'answer',
  value,
  reference: 'r',
})
const lost = { kind: 'unknown', reason: 'timeLimit', reference: 'r' } as const

const setUp = {
  recurringPaymentId: 'auto',
  nextPaymentDate: '2026-02-05',
  amount: toCents(750),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber,
  dayOfMonth: 5,
  cardDetailsReference: 'c1',
  isPaused: false,
  lastFailure: null,
}
/** What the operator knows of the account's auto top-ups; undefined: it doesn't say. */
let autoTopUps: (typeof setUp)[] | undefined
beforeEach(() => {
  autoTopUps = undefined
})

function page(cameWith: CameWith | undefined, ...answers: Outcome<PaymentResult, 'PAYMENT_NOT_FOUND'>[]) {
  const told: string[] = []
  let open = cameWith && 'recurringPaymentId' in cameWith ? cameWith.recurringPaymentId : paymentReference
  const store = createAutoTopUpResultStore({
    cameWith,
    askPayment: async () => answers.shift() ?? answer(paid),
    askAutoTopUps: async () =>
      autoTopUps
        ? {
            kind: 'answer',
            reference: 'r',
            value: { cardsDetails: [], recurringPayments: autoTopUps, endedPhoneNumbers: [] },
          }
        : lost,
    intent: {
      settle(reference) {
        const isFirst = reference === open
        open = ''
        return isFirst
      },
    },
    announce: ({ amountInCents }) => told.push(`paid ${amountInCents}`),
    forgetDraft: () => told.push('draft forgotten'),
    showPayment: (reference) => told.push(`shown ${reference}`),
  })
  return { store, told, screen: () => store.$screen.get() }
}

test('until the operator has answered nothing is said', async () => {
  const { store, screen } = page({ paymentReference })
  const asked = store.start()
  expect(screen()).toEqual({ name: 'loading' })
  await asked
})

test('opened cold it claims nothing', async () => {
  const { store, screen, told } = page(undefined)
  await store.start()
  expect([screen().name, told]).toEqual(['nothing', []])
})

test('the first payment is reported once, however often the page is loaded', async () => {
  const { store, screen, told } = page({ paymentReference })
  await store.start()
  await store.start()
  expect(screen()).toMatchObject({ name: 'paid', nextPaymentDate: '2026-02-05' })
  expect(told).toEqual(['paid 750', 'draft forgotten', 'draft forgotten'])
})

test('a payment that waits, failed or began no auto top-up is shown where it belongs, and nothing is reported', async () => {
  for (const result of [
    { ...payment, status: 'pending' },
    { ...payment, status: 'cancelled', completedAt },
    { ...payment, status: 'paid', completedAt },
  ] satisfies PaymentResult[]) {
    const { store, told } = page({ paymentReference }, answer(result))
    await store.start()
    expect(told).toEqual([`shown ${paymentReference}`])
  }
})

test('no answer is reported, and asked for again by the person; no one’s payment is nothing', async () => {
  const { store, screen } = page({ paymentReference }, lost, answer(paid))
  await store.start()
  expect(screen()).toMatchObject({ name: 'failed', failed: lost, isAsking: false })
  const again = store.start()
  expect(screen()).toMatchObject({ isAsking: true })
  await again
  expect(screen().name).toBe('paid')
  const nobodys = page({ paymentReference }, { kind: 'failure', code: 'PAYMENT_NOT_FOUND', reference: 'r' })
  await nobodys.store.start()
  expect(nobodys.screen().name).toBe('nothing')
})

test('what was set up with a saved card and isn’t there to be asked about is no success', async () => {
  const { store, screen, told } = page({ recurringPaymentId: 'auto' })
  await store.start()
  expect(screen()).toEqual({ name: 'failed', failed: lost, isAsking: false })
  expect(told).toEqual([])
})

test('what was set up with a saved card is shown, and no payment is reported', async () => {
  autoTopUps = [{ ...setUp, recurringPaymentId: 'other' }, setUp]
  const { store, screen, told } = page({ recurringPaymentId: 'auto' })
  await store.start()
  expect(screen()).toEqual({ name: 'setUp', recurringPayment: setUp })
  expect(told).toEqual(['draft forgotten'])
})

test('an auto top-up that isn’t there is nothing, and what was typed stays', async () => {
  autoTopUps = [{ ...setUp, recurringPaymentId: 'other' }]
  const { store, screen, told } = page({ recurringPaymentId: 'auto' })
  await store.start()
  expect([screen(), told]).toEqual([{ name: 'nothing' }, []])
})
