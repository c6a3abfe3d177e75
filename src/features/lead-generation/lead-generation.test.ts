import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leads } from '../../operator/contract/leads.ts'
import { type Draft, isLead, longest, readDraft } from './lead-generation.ts'

const right: Draft = {
  name: ' Ona ',
  phone: '8 612 34567',
  email: '',
  isPrivacyAccepted: true,
  isMarketingAccepted: false,
  captcha: ' 12345 ',
}

test('what is right is read in the contract’s form', () => {
  expect(readDraft(right)).toEqual({
    name: 'Ona',
    phoneNumber: '+37061234567',
    email: undefined,
    marketingConsent: false,
    captchaAnswer: '12345',
  })
})

test.each<[string, Partial<Draft>, object]>([
  ['no name', { name: '  ' }, { name: 'missing' }],
  ['no number', { phone: '' }, { phone: 'missing' }],
  ['no mobile number', { phone: '8 5 212 3456' }, { phone: 'invalid' }],
  ['a broken address', { email: 'ona@' }, { email: 'invalid' }],
  ['no consent', { isPrivacyAccepted: false }, { privacy: 'missing' }],
  ['no answer', { captcha: ' ' }, { captcha: 'missing' }],
  [
    'nothing',
    { name: '', phone: '', captcha: '' },
    { name: 'missing', phone: 'missing', captcha: 'missing' },
  ],
])('%s is reported', (_, change, problems) => {
  expect(readDraft({ ...right, ...change })).toEqual(problems)
})

test('whatever is typed, what counts as right the contract takes', () => {
  const text = (maxLength: number) => fc.string({ maxLength, unit: 'grapheme' })
  const email = fc.oneof(fc.constant(''), fc.emailAddress(), text(longest.email))
  const draft = fc.record({
    name: text(20),
    phone: fc.oneof(fc.constantFrom('61234567', '+370 612 34567'), text(10)),
    email,
    isPrivacyAccepted: fc.boolean(),
    isMarketingAccepted: fc.boolean(),
    captcha: text(10),
  })
  fc.assert(
    fc.property(draft, (typed) => {
      const lead = readDraft(typed)
      if (!isLead(lead)) {
        expect(lead).not.toEqual({})
        return
      }
      const { captchaAnswer, email: address, ...rest } = lead
      const request = {
        ...rest,
        formId: 'form',
        ...(address && { email: address }),
        privacyPolicyAccepted: true,
        captcha: { challengeId: 'x', answer: captchaAnswer },
        language: 'lt',
      }
      expect(v.safeParse(leads.request, request).issues).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})
