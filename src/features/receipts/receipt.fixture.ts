import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { PaymentReceipt } from '../../operator/client/payment-receipt.ts'

/** Of a top-up of 10 EUR; each part may be another. */
export const receiptOf = (other: Partial<PaymentReceipt> = {}): PaymentReceipt => ({
  receiptReference: 'KV-00000009',
  phoneNumber: assetOf('612 34567').phoneNumber,
  items: null,
  paidAt: Date.UTC(2026, 0, 15, 10),
  vatPercent: 21,
  eurNet: toCents(826),
  eurVat: toCents(174),
  eurTotal: toCents(1000),
  paidBy: { method: 'card', detail: 'VISA **** 4242' },
  ...other,
})
