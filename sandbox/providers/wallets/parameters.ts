/** What the operator tells the site about each wallet. */
export const googlePay = {
  environment: 'TEST' as const,
  merchantId: 'UOGA-TEST',
  merchantName: 'Uoga',
  gateway: 'sandbox',
  gatewayMerchantId: 'uoga-sandbox',
  allowedCardNetworks: ['VISA', 'MASTERCARD'],
}

export const applePay = { merchantName: 'Uoga', supportedNetworks: ['visa', 'masterCard'] }

/** Where Apple's sheet says that the merchant is to be validated. */
export const applePayValidationPath = '/wallets/apple-pay/validate'

/** What Apple would answer to the operator; the sheet takes it for five minutes. */
export const merchantSession = (now: number, origin: string): Record<string, unknown> => ({
  merchantSessionIdentifier: 'SANDBOX',
  epochTimestamp: now,
  expiresAt: now + 5 * 60 * 1000,
  domainName: origin && new URL(origin).hostname,
  displayName: 'Uoga',
})
