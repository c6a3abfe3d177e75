import { expect, test } from 'vitest'
import { idIn } from './auto-top-up-address.ts'

test.each([
  ['?recurringPaymentId=auto-1.a_b', 'auto-1.a_b'],
  [`?recurringPaymentId=${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`?recurringPaymentId=${'a'.repeat(65)}`, undefined],
  ['?recurringPaymentId=', undefined],
  ['?recurringPaymentId=a%20b', undefined],
  ['?recurringPaymentId=a%2Fb', undefined],
  ['?other=a', undefined],
  ['', undefined],
])('the address %s names %s', (search, id) => {
  expect(idIn(search)).toBe(id)
})
