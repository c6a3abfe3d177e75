import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { type CameWith, createAutoTopUpResultStore } from './auto-top-up-result.store.ts'

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

function page(cameWith: CameWith | undefined, ...answers: Outcome<PaymentResult, 'PAYMENT_NOT_FOUND'>[]) {
  const told: string[] = []
  let open = paymentReference
  const store = createAutoTopUpResultStore({
    cameWith,
    askPayment: async () => answers.shift() ?? answer(paid),
    askAutoTopUps: async () => lost,
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

test('opened cold it claims nothing', async () => {
  const { store, screen, told } = page(undefined)
  await store.start()
  expect([screen().name, told]).toEqual(['nothing', []])
})

test('the first payment is told once, however often the page is loaded', async () => {
  const { store, screen, told } = page({ paymentReference })
  await store.start()
  await store.start()
  expect(screen()).toMatchObject({ name: 'paid', nextPaymentDate: '2026-02-05' })
  expect(told).toEqual(['paid 750', 'draft forgotten', 'draft forgotten'])
})

test('a payment that waits, failed or began no auto top-up is shown where it belongs, and nothing is told', async () => {
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

test('no answer is told, and asked for again by the person; nobody’s payment is nothing', async () => {
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
  expect([screen().name, told]).toEqual(['failed', []])
})
