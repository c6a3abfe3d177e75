import { atom, type ReadableAtom } from 'nanostores'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { PaymentReceipt } from '../../operator/client/payment-receipt.ts'
import type { Failed } from '../../session/loaded.ts'

export type Receipt =
  | { name: 'closed' }
  | { name: 'loading'; receiptReference: string }
  | { name: 'ready'; receipt: PaymentReceipt }
  /** The operator has none of that reference. */
  | { name: 'none' }
  | { name: 'failed'; receiptReference: string; failed: Failed }

export interface ReceiptStore {
  $receipt: ReadableAtom<Receipt>
  /** Shows a receipt; an answer that comes when it is closed, or another is open, is dropped. */
  open(receiptReference: string): Promise<void>
  close(): void
}

export function createReceiptStore(
  ask: (receiptReference: string) => Promise<Outcome<PaymentReceipt | null>>,
): ReceiptStore {
  const $receipt = atom<Receipt>({ name: 'closed' })
  return {
    $receipt,
    async open(receiptReference) {
      const loading: Receipt = { name: 'loading', receiptReference }
      $receipt.set(loading)
      const outcome = await ask(receiptReference)
      if ($receipt.get() !== loading) return
      if (outcome.kind !== 'answer') $receipt.set({ name: 'failed', receiptReference, failed: outcome })
      else $receipt.set(outcome.value ? { name: 'ready', receipt: outcome.value } : { name: 'none' })
    },
    close: () => $receipt.set({ name: 'closed' }),
  }
}
