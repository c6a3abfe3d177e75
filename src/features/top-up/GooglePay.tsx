import GooglePayButton from '@google-pay/button-react'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { GooglePayParameters } from '../../operator/contract/payment-methods-and-cards.ts'
import { PaymentToken } from '../../operator/contract/wallet-token.ts'
import { googlePayRequest } from './google-pay.ts'
import type { WalletButtonProps } from './wallet-button-props.ts'
import { isDark } from './wallet-look.ts'
import { takeOverStoppedStyles } from './wallet-styles.ts'

interface Props extends Omit<WalletButtonProps, 'payment'> {
  parameters: GooglePayParameters
}

/** Google has no Lithuanian words for its button. */
const locales = { lt: 'en', en: 'en', ru: 'ru' } as const

export function GooglePay({ parameters, amountInCents, language, onPay, onFail }: Props) {
  useEffect(takeOverStoppedStyles, [])
  const fail = () => onFail({ kind: 'walletFailed', wallet: 'googlePay' })
  return (
    <GooglePayButton
      className="wallet-button"
      environment={parameters.environment}
      paymentRequest={googlePayRequest(parameters, amountInCents)}
      buttonType="pay"
      buttonColor={isDark() ? 'white' : 'black'}
      buttonRadius={28}
      buttonSizeMode="fill"
      buttonLocale={locales[language]}
      onLoadPaymentData={({ paymentMethodData }) => {
        const { token } = paymentMethodData.tokenizationData
        if (v.is(PaymentToken, token)) void onPay({ paymentToken: token })
        else fail()
      }}
      onCancel={() => undefined}
      onError={fail}
    />
  )
}
