import type { Language } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import { ApplePay } from './ApplePay.tsx'
import { GooglePay } from './GooglePay.tsx'
import type { Extras, Payment } from './payment.ts'
import type { Failure } from './top-up.store.ts'

export interface WalletButtonProps {
  payment: Extract<Payment, { method: 'googlePay' | 'applePay' }>
  amountInCents: Cents
  language: Language
  onPay: (extras: Extras) => Promise<void>
  onFail: (failure: Failure) => void
}

/** The wallet's official button; its sheet gives what is paid with. A sheet that is closed changes nothing. */
export function WalletButton({ payment, ...props }: WalletButtonProps) {
  switch (payment.method) {
    case 'googlePay':
      return <GooglePay parameters={payment.parameters} {...props} />
    case 'applePay':
      return <ApplePay parameters={payment.parameters} {...props} />
  }
}
