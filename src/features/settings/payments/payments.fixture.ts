import { toCents } from '../../../lib/money.ts'
import { assetOf } from '../../../operator/client/account.fixture.ts'

/** A saved card that expires in December of this year. */
export const cardUntil = (expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference: 'card',
  cardInfo: { expiryMonth: 12, expiryYear, holderName: 'RASA', number: '**** 4242' },
})

/** The auto top-up with that card, on the last day of each month. */
export const recurringPayment = {
  recurringPaymentId: 'auto',
  nextPaymentDate: '2026-01-31',
  amount: toCents(1000),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber: assetOf('612 34567').phoneNumber,
  dayOfMonth: 31,
  cardDetailsReference: 'card',
  isPaused: false,
  lastFailure: null,
}
