import { expect, test } from 'vitest'
import { marksOf, methodName, paymentName } from './payment-words.ts'
import { topUpMicrocopy } from './top-up.microcopy.ts'
import { wordsIn } from './words.fixture.ts'

const words = wordsIn('en', topUpMicrocopy)
const card = {
  variant: 'VISA',
  cardDetailsReference: 'c1',
  cardInfo: { expiryMonth: 8, expiryYear: 2030, holderName: 'R. UOGIENE', number: '**** 4242' },
}
const google = {
  environment: 'TEST',
  merchantId: 'm',
  merchantName: 'Uoga',
  gateway: 'g',
  gatewayMerchantId: 'g',
  allowedCardNetworks: [],
} as const

test.each([
  ['card', words['topUp.card']],
  ['bankLink', words['topUp.bankLink']],
  ['googlePay', words['topUp.googlePay']],
  ['applePay', words['topUp.applePay']],
] as const)('%s is called %s', (method, name) => {
  expect(methodName(words, method)).toBe(name)
})

test('what is paid with is called by its bank or its kind', () => {
  expect(
    paymentName(words, {
      method: 'bankLink',
      bank: { bankId: 'b', name: 'Upės unija', logoPath: '/api/v1/media/b.svg' },
    }),
  ).toBe('Upės unija')
  expect(paymentName(words, { method: 'card' })).toBe(words['topUp.card'])
  expect(
    paymentName(words, { method: 'googlePay', parameters: { ...google, allowedCardNetworks: [] } }),
  ).toBe(words['topUp.googlePay'])
})

test.each([
  ['a card', { choice: { method: 'card' } }, ['visa', 'mastercard']],
  ['a saved card', { choice: { method: 'savedCard' }, card }, ['visa']],
  [
    'a saved card of another kind',
    { choice: { method: 'savedCard' }, card: { ...card, variant: 'AMEX' } },
    [],
  ],
  ['Google Pay', { choice: { method: 'googlePay' } }, ['google-pay']],
  ['Apple Pay', { choice: { method: 'applePay' } }, ['apple-pay']],
  ['a bank link', { choice: { method: 'bankLink' } }, []],
] as const)('%s is shown with its own marks', (_name, option, marks) => {
  expect(marksOf(option)).toEqual(marks)
})
