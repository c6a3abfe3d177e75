import * as v from 'valibot'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Email } from '../../operator/contract/typed-text.ts'

/** What the form holds, as typed. `captcha` answers the challenge that is shown. */
export interface Draft {
  name: string
  phone: string
  /** Empty where the content has no field for it. */
  email: string
  isPrivacyAccepted: boolean
  isMarketingAccepted: boolean
  captcha: string
}

/** Someone who may be called. */
export interface Lead {
  name: string
  phoneNumber: PhoneNumber
  email: string | undefined
  marketingConsent: boolean
  captchaAnswer: string
}

export interface Problems {
  name?: 'missing'
  phone?: 'missing' | 'invalid'
  email?: 'invalid'
  privacy?: 'missing'
  captcha?: 'missing' | 'wrong' | 'expired'
}

/** The contract's own limits. Characters. */
export const longest = { name: 80, email: 254, captcha: 40 }

/** The draft as a lead, or what is wrong with each field. */
export function readDraft(draft: Draft): Lead | Problems {
  const name = draft.name.replace(/\p{Cc}/gu, ' ').trim()
  const phoneNumber = parsePhoneNumber(draft.phone)
  const email = draft.email.trim()
  const captchaAnswer = draft.captcha.trim()
  const isEmailRight = email === '' || v.is(Email, email)
  const isRight = name && phoneNumber && isEmailRight && draft.isPrivacyAccepted && captchaAnswer
  if (isRight)
    return {
      name,
      phoneNumber,
      email: email || undefined,
      marketingConsent: draft.isMarketingAccepted,
      captchaAnswer,
    }
  return {
    ...(!name && { name: 'missing' }),
    ...(!phoneNumber && { phone: draft.phone.trim() ? 'invalid' : 'missing' }),
    ...(!isEmailRight && { email: 'invalid' }),
    ...(!draft.isPrivacyAccepted && { privacy: 'missing' }),
    ...(!captchaAnswer && { captcha: 'missing' }),
  }
}

export const isLead = (value: Lead | Problems): value is Lead => 'phoneNumber' in value
