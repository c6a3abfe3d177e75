import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'

/** An auto top-up of 10 EUR that comes on 30 January 2026; each part may be another. */
export const autoTopUpOf = (other: Partial<RecurringPayment> = {}): RecurringPayment => ({
  recurringPaymentId: 'R1',
  nextPaymentDate: '2026-01-30',
  amount: toCents(1000),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber: assetOf('612 34567').phoneNumber,
  dayOfMonth: 30,
  cardDetailsReference: 'card-1',
  isPaused: false,
  lastFailure: null,
  ...other,
})
