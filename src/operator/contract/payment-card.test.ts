import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paymentCard } from './payment-card.ts'

const request = {
  phoneNumber: '+37061234567',
  amountInCents: 1000,
  language: 'lt',
  line: 'uoga',
  returnPath: '/laukiama-papildymo',
}
const answer = { paymentReference: '7K3M-9QWX-AB12-CD34', redirectUrl: 'https://pay.example/1' }

test('a whole request and a whole answer pass', () => {
  expect(v.is(paymentCard.request, request)).toBe(true)
  expect(v.is(paymentCard.answer, answer)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a b',
  '/x?y=z',
])('the way back never leads to %j', (returnPath) => {
  expect(v.is(paymentCard.request, { ...request, returnPath })).toBe(false)
})

test.each([
  'javascript:alert(1)',
  'http://pay.example/1',
  'http://127.0.0.1.evil.example/',
  'http://localhost@evil.example/',
  '//pay.example',
  '/pay',
  'https://',
])('no one is sent to %j to pay', (redirectUrl) => {
  expect(v.is(paymentCard.answer, { ...answer, redirectUrl })).toBe(false)
})

test.each([{ phoneNumber: '61234567' }, { amountInCents: 10.5 }, { language: 'de' }, { line: 'other' }])(
  'a request with %j is refused',
  (wrong) => {
    expect(v.is(paymentCard.request, { ...request, ...wrong })).toBe(false)
  },
)
