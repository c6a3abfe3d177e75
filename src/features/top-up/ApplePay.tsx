import { createElement } from 'react'
import type { ApplePayParameters } from '../../operator/contract/payment-methods-and-cards.ts'
import { type AppleSessionClass, applePayRequest, appleVersion } from './apple-pay.ts'
import { paymentApi } from './payment.api.ts'
import type { WalletButtonProps } from './wallet-button-props.ts'
import { isDark } from './wallet-look.ts'

interface Props extends Omit<WalletButtonProps, 'payment'> {
  parameters: ApplePayParameters
}

const locales = { lt: 'lt-LT', en: 'en-GB', ru: 'ru-RU' } as const

/** Apple's own element, which its script defines. */
export function ApplePay(props: Props) {
  return createElement('apple-pay-button', {
    class: 'wallet-button',
    buttonstyle: isDark() ? 'white' : 'black',
    type: 'pay',
    locale: locales[props.language],
    onClick: () =>
      window.ApplePaySession
        ? openSheet(window.ApplePaySession, props)
        : props.onFail({ kind: 'walletFailed', wallet: 'applePay' }),
  })
}

/** The sheet shows nothing before the operator has validated the merchant. */
function openSheet(Session: AppleSessionClass, { parameters, amountInCents, onPay, onFail }: Props): void {
  const session = new Session(appleVersion, applePayRequest(parameters, amountInCents))

  session.onvalidatemerchant = async ({ validationURL }) => {
    const outcome = await paymentApi().applePaySession(validationURL)
    if (outcome.kind === 'answer') session.completeMerchantValidation(outcome.value.merchantSession)
    else {
      session.abort()
      onFail(outcome.kind === 'failure' ? { kind: 'walletFailed', wallet: 'applePay' } : outcome)
    }
  }

  session.onpaymentauthorized = async ({ payment }) => {
    const isBegun = await onPay({ paymentToken: JSON.stringify(payment.token.paymentData) })
    // A sheet that says "Done" for what the operator refused, or didn't answer, would be a success that is none.
    session.completePayment({ status: isBegun ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE })
  }

  session.oncancel = ({ sessionError }) => {
    const code = sessionError?.code
    if (code && code !== 'userCancelled') onFail({ kind: 'walletFailed', wallet: 'applePay' })
  }

  session.begin()
}
