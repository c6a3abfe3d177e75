import { ApplePay } from './ApplePay.tsx'
import { GooglePay } from './GooglePay.tsx'
import type { WalletButtonProps } from './wallet-button-props.ts'

/** The wallet's official button; its sheet gives what is paid with. A sheet that is closed changes nothing. */
export function WalletButton({ payment, ...props }: WalletButtonProps) {
  switch (payment.method) {
    case 'googlePay':
      return <GooglePay parameters={payment.parameters} {...props} />
    case 'applePay':
      return <ApplePay parameters={payment.parameters} {...props} />
  }
}
