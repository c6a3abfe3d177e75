import type { Cents } from '../../lib/money.ts'
import type { ApplePayParameters } from '../../operator/contract/payment-methods-and-cards.ts'
import { decimal } from './google-pay.ts'

/** What we use of Apple Pay JS: https://developer.apple.com/documentation/applepayontheweb/applepaysession */
interface AppleSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { payment: { token: { paymentData: unknown } } }) => void) | null
  oncancel: ((event: { sessionError?: { code?: string } }) => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(merchantSession: object): unknown
  completePayment(result: { status: number }): void
}

export interface AppleSessionClass {
  new (version: number, request: object): AppleSession
  canMakePayments(): boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

declare global {
  interface Window {
    /** Apple's browsers have it; in others Apple's script brings it. */
    ApplePaySession?: AppleSessionClass
  }
}

/** The oldest version that knows all that is asked for here. */
export const appleVersion = 3

/** What Apple's sheet is to ask for. `merchantName` is in the sheet after the word “Pay”. */
export const applePayRequest = (
  { merchantName, supportedNetworks }: ApplePayParameters,
  amountInCents: Cents,
) => ({
  countryCode: 'LT',
  currencyCode: 'EUR',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks,
  total: { label: merchantName, amount: decimal(amountInCents), type: 'final' },
})

/** Whether this device can pay so; Apple throws where the page is not secure. */
export function isApplePayReady(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() ?? false
  } catch {
    return false
  }
}
