import type { Cents } from '../../lib/money.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import {
  type Limits,
  type PhoneProblem,
  readPhone,
  readSum,
  type SumDraft,
  type SumProblem,
} from '../top-up-draft/top-up-draft.ts'
import type { Choice } from './payment-choice.ts'

/** What the form holds: as typed, finished or not. */
export interface Draft extends SumDraft {
  phone: string
  /** The customer's current number, where the page filled it in. */
  filledIn?: string
  /** How to pay; undefined until the person has chosen. */
  choice?: Choice | undefined
}

/** A top-up that can be paid. */
export interface TopUp {
  phoneNumber: PhoneNumber
  amountInCents: Cents
}

export interface Problems {
  phone?: PhoneProblem
  sum?: SumProblem
  bank?: 'missing'
}

/** The draft as a top-up, or what is wrong with each field. */
export function readDraft(draft: Draft, limits: Limits): TopUp | Problems {
  const phone = readPhone(draft.phone)
  const sum = readSum(draft, limits)
  if (phone.ok && sum.ok) return { phoneNumber: phone.value, amountInCents: sum.value }
  return { ...(!phone.ok && { phone: phone.problem }), ...(!sum.ok && { sum: sum.problem }) }
}

/**
 * What is wrong with the number at this moment: what the press found, until that is mended, and what the field was left with. Nothing is
 * said about a number that is still being typed.
 */
export function phoneProblemNow(
  phone: string,
  pressed: PhoneProblem | undefined,
  leftWith: string | undefined,
): PhoneProblem | undefined {
  const read = readPhone(phone)
  if (read.ok) return pressed === 'missing' || pressed === 'invalid' ? undefined : pressed
  return phone !== '' && phone === leftWith ? read.problem : pressed
}

export const isTopUp = (value: TopUp | Problems): value is TopUp => 'phoneNumber' in value

/** Where a person starts: the second preset, which most people take. */
export const firstDraft: Draft = { phone: '', sumIndex: 1, ownSum: '' }
