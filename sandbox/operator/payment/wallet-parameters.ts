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
