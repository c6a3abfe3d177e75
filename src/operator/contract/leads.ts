import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { PhoneNumber } from './phone-number.ts'
import { Email, Identifier, PersonName } from './typed-text.ts'

/**
 * Someone asks to be called back. The consent to the privacy policy is needed, the one to marketing is apart and free.
 * `formId` is the content's id of the modal, by which the operator knows what was asked about.
 */
export const leads = endpoint({
  method: 'POST',
  path: '/v1/leads',
  effect: 'write',
  request: v.object({
    formId: Identifier,
    name: PersonName,
    phoneNumber: PhoneNumber,
    email: v.optional(Email),
    privacyPolicyAccepted: v.literal(true),
    marketingConsent: v.boolean(),
    captcha: v.object({
      challengeId: Identifier,
      answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    }),
    language: v.picklist(languages),
  }),
  answer: v.object({ leadReference: Identifier }),
  errors: ['CAPTCHA_WRONG', 'CAPTCHA_EXPIRED', 'ALREADY_SUBMITTED'],
})
