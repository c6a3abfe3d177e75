import { expect, test } from 'vitest'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { PaymentReceipt } from '../../operator/client/payment-receipt.ts'
import { receiptOf } from './receipt.fixture.ts'
import { createReceiptStore } from './receipt.store.ts'

const receipt = (receiptReference: string) => receiptOf({ receiptReference })
const answer = (value: PaymentReceipt | null): Outcome<PaymentReceipt | null> => ({
  kind: 'answer',
  value,
  reference: 'R',
})

test('a receipt is there, or there is none, or it didn’t come', async () => {
  const failed = { kind: 'unknown', reason: 'timeLimit', reference: 'R' } as const
  const answers: Record<string, Outcome<PaymentReceipt | null>> = {
    'KV-1': answer(receipt('KV-1')),
    'KV-2': answer(null),
    'KV-3': failed,
  }
  const store = createReceiptStore(async (reference) => answers[reference] ?? failed)
  await store.open('KV-1')
  expect(store.$receipt.get()).toEqual({ name: 'ready', receipt: receipt('KV-1') })
  await store.open('KV-2')
  expect(store.$receipt.get()).toEqual({ name: 'none' })
  await store.open('KV-3')
  expect(store.$receipt.get()).toEqual({ name: 'failed', receiptReference: 'KV-3', failed })
})

test('an answer that comes when it is closed, or another is open, is dropped', async () => {
  const waiting = new Map<string, (outcome: Outcome<PaymentReceipt | null>) => void>()
  const store = createReceiptStore((reference) => new Promise((resolve) => waiting.set(reference, resolve)))
  const first = store.open('KV-1')
  const second = store.open('KV-2')
  waiting.get('KV-2')?.(answer(receipt('KV-2')))
  waiting.get('KV-1')?.(answer(receipt('KV-1')))
  await Promise.all([first, second])
  expect(store.$receipt.get()).toEqual({ name: 'ready', receipt: receipt('KV-2') })
  const third = store.open('KV-3')
  store.close()
  waiting.get('KV-3')?.(answer(receipt('KV-3')))
  await third
  expect(store.$receipt.get()).toEqual({ name: 'closed' })
})
