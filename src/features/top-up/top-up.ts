import { type Cents, parseEuro } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'

/** What a top-up may cost, in euro cents with VAT. The operator's own limits bind. */
export interface Limits {
  presets: readonly Cents[]
  minimum: Cents
  maximum: Cents
}

/** What the form holds: as typed, finished or not. `sumIndex` is a preset's place; undefined is the own sum. */
export interface Draft {
  phone: string
  sumIndex: number | undefined
  ownSum: string
}

/** A top-up that can be paid. */
export interface TopUp {
  phoneNumber: PhoneNumber
  amountInCents: Cents
}

export type PhoneProblem = 'missing' | 'invalid' | 'notOurs' | 'blocked' | 'otherLine'
export type SumProblem = 'missing' | 'invalid' | 'tooSmall' | 'tooLarge'
export interface Problems {
  phone?: PhoneProblem
  sum?: SumProblem
}

/** The draft as a top-up, or what is wrong with each field. */
export function readDraft(draft: Draft, limits: Limits): TopUp | Problems {
  const phone = readPhone(draft.phone)
  const sum = readSum(draft, limits)
  if (phone.ok && sum.ok) return { phoneNumber: phone.value, amountInCents: sum.value }
  return { ...(!phone.ok && { phone: phone.problem }), ...(!sum.ok && { sum: sum.problem }) }
}

export const isTopUp = (value: TopUp | Problems): value is TopUp => 'phoneNumber' in value

type Read<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

export function readPhone(text: string): Read<PhoneNumber, PhoneProblem> {
  if (text.trim() === '') return { ok: false, problem: 'missing' }
  const value = parsePhoneNumber(text)
  return value ? { ok: true, value } : { ok: false, problem: 'invalid' }
}

export function readSum({ sumIndex, ownSum }: Draft, limits: Limits): Read<Cents, SumProblem> {
  const preset = sumIndex === undefined ? undefined : limits.presets[sumIndex]
  if (preset !== undefined) return { ok: true, value: preset }
  const text = ownSum.replace(/[\s€]|EUR/gi, '')
  if (text === '') return { ok: false, problem: 'missing' }
  const value = parseEuro(text)
  if (value === undefined || value < 0) return { ok: false, problem: 'invalid' }
  if (value < limits.minimum) return { ok: false, problem: 'tooSmall' }
  if (value > limits.maximum) return { ok: false, problem: 'tooLarge' }
  return { ok: true, value }
}

/** Where a person starts: the second preset, which most people take. */
export const firstDraft: Draft = { phone: '', sumIndex: 1, ownSum: '' }
