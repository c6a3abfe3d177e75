import type { Language } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { Extras, Payment } from './payment.ts'
import type { Failure } from './top-up.store.ts'

export interface WalletButtonProps {
  payment: Extract<Payment, { method: 'googlePay' | 'applePay' }>
  amountInCents: Cents
  language: Language
  /** Whether the operator began the payment. */
  onPay: (extras: Extras) => Promise<boolean>
  onFail: (failure: Failure) => void
}
