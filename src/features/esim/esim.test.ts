import { expect, test } from 'vitest'
import { installLinks, lpaCode } from './esim.ts'

const codes = { smdpAddress: 'smdp.example', activationCode: 'ABCD-1234' }

test('the code and both links carry the whole activation code, and nothing of it is lost on the way', () => {
  expect(lpaCode(codes)).toBe('LPA:1$smdp.example$ABCD-1234')
  const { apple, android } = installLinks(codes)
  for (const link of [apple, android]) expect(new URL(link).searchParams.get('carddata')).toBe(lpaCode(codes))
})
