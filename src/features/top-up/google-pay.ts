/// <reference types="googlepay" />
import type { Cents } from '../../lib/money.ts'
import type { GooglePayParameters } from '../../operator/contract/payment-methods-and-cards.ts'

const networks: readonly google.payments.api.CardNetwork[] = ['VISA', 'MASTERCARD', 'MAESTRO', 'AMEX']

const cardMethod = ({
  allowedCardNetworks,
  gateway,
  gatewayMerchantId,
}: GooglePayParameters): google.payments.api.PaymentMethodSpecification => ({
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: networks.filter((network) => allowedCardNetworks.includes(network)),
  },
  tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
})

/** What Google's sheet is to ask for: one final sum, with a card of the operator's networks. */
export function googlePayRequest(
  parameters: GooglePayParameters,
  amountInCents: Cents,
): google.payments.api.PaymentDataRequest {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [cardMethod(parameters)],
    merchantInfo: { merchantId: parameters.merchantId, merchantName: parameters.merchantName },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: decimal(amountInCents),
      currencyCode: 'EUR',
      countryCode: 'LT',
    },
  }
}

/** `12.50`, as wallets write sums. */
export const decimal = (amountInCents: Cents): string => (amountInCents / 100).toFixed(2)

/** Asks Google's script, which is there by then, whether this browser and person can pay so. */
export async function isGooglePayReady(parameters: GooglePayParameters): Promise<boolean> {
  const client = new google.payments.api.PaymentsClient({ environment: parameters.environment })
  const { result } = await client.isReadyToPay({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [cardMethod(parameters)],
  })
  return result
}
