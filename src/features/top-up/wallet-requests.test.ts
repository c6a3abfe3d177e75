import { afterEach, expect, test, vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { applePayRequest, isApplePayReady } from './apple-pay.ts'
import { googlePayRequest, isGooglePayReady } from './google-pay.ts'

const google = {
  environment: 'TEST',
  merchantId: 'merchant',
  merchantName: 'Uoga',
  gateway: 'acquirer',
  gatewayMerchantId: 'uoga',
  allowedCardNetworks: ['MASTERCARD', 'VISA', 'UNHEARD_OF'],
} as const
const parameters = { ...google, allowedCardNetworks: [...google.allowedCardNetworks] }
const byCard = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['VISA', 'MASTERCARD'],
  },
  tokenizationSpecification: {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'acquirer', gatewayMerchantId: 'uoga' },
  },
}

afterEach(() => vi.unstubAllGlobals())

test('Google’s sheet is asked for one final sum, with a card of the operator’s networks', () => {
  expect(googlePayRequest(parameters, toCents(1250))).toEqual({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [byCard],
    merchantInfo: { merchantId: 'merchant', merchantName: 'Uoga' },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: '12.50',
      currencyCode: 'EUR',
      countryCode: 'LT',
    },
  })
})

test.each([true, false])('Google’s script says whether this browser can pay so: %s', async (result) => {
  const isReadyToPay = vi.fn(async () => ({ result }))
  const made: unknown[] = []
  vi.stubGlobal('google', {
    payments: {
      api: {
        PaymentsClient: class {
          isReadyToPay = isReadyToPay
          constructor(options: unknown) {
            made.push(options)
          }
        },
      },
    },
  })
  expect(await isGooglePayReady(parameters)).toBe(result)
  expect(made).toEqual([{ environment: 'TEST' }])
  expect(isReadyToPay).toHaveBeenCalledWith({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [byCard],
  })
})

test('Apple’s sheet is asked for one final sum, which 3-D Secure protects', () => {
  expect(applePayRequest({ merchantName: 'Uoga', supportedNetworks: ['visa'] }, toCents(500))).toEqual({
    countryCode: 'LT',
    currencyCode: 'EUR',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa'],
    total: { label: 'Uoga', amount: '5.00', type: 'final' },
  })
})

test.each([
  ['says so', { canMakePayments: () => true }, true],
  ['says no', { canMakePayments: () => false }, false],
  ['is no browser of Apple’s', undefined, false],
  [
    'is asked by a page that is not secure',
    {
      canMakePayments() {
        throw new Error('insecure')
      },
    },
    false,
  ],
])('a device that %s can pay by Apple: %s', (_, ApplePaySession, isReady) => {
  vi.stubGlobal('window', { ApplePaySession })
  expect(isApplePayReady()).toBe(isReady)
})
