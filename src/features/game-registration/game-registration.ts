import * as v from 'valibot'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Email } from '../../operator/contract/typed-text.ts'

/** What the form holds, as typed. */
export interface Draft {
  phone: string
  name: string
  email: string
  areRulesAccepted: boolean
}

/** Someone who plays. */
export interface Player {
  phoneNumber: PhoneNumber
  name: string
  email: string
}

export interface Problems {
  phone?: 'missing' | 'invalid'
  name?: 'missing'
  email?: 'missing' | 'invalid'
  rules?: 'missing'
}

/** The contract's own limits. Characters. */
export const longest = { name: 80, email: 254 }

const flawOf = (text: string) => (text.trim() ? 'invalid' : 'missing')

/** The draft as a player, or what is wrong with each field. */
export function readDraft(draft: Draft): Player | Problems {
  const phoneNumber = parsePhoneNumber(draft.phone)
  const name = draft.name.replace(/\p{Cc}/gu, ' ').trim()
  const email = draft.email.trim()
  const isEmail = v.is(Email, email)
  if (phoneNumber && name && isEmail && draft.areRulesAccepted) return { phoneNumber, name, email }
  return {
    ...(!phoneNumber && { phone: flawOf(draft.phone) }),
    ...(!name && { name: 'missing' }),
    ...(!isEmail && { email: flawOf(draft.email) }),
    ...(!draft.areRulesAccepted && { rules: 'missing' }),
  }
}

export const isPlayer = (value: Player | Problems): value is Player => 'phoneNumber' in value
