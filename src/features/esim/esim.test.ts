import { expect, test } from 'vitest'
import { installLinks, lpaCode, phoneBy } from './esim.ts'

const codes = { smdpAddress: 'smdp.example', activationCode: 'ABCD-1234' }

test('the code and both links carry the whole activation code, and nothing of it is lost on the way', () => {
  expect(lpaCode(codes)).toBe('LPA:1$smdp.example$ABCD-1234')
  const { apple, android } = installLinks(codes)
  for (const link of [apple, android]) expect(new URL(link).searchParams.get('carddata')).toBe(lpaCode(codes))
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'apple'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', undefined],
])('the phone by the browser’s name: %s', (userAgent, phone) => {
  expect(phoneBy(userAgent)).toBe(phone)
})
