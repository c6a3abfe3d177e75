import { type Cents, formatAmount, parseEuro } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'

/** What a top-up may cost, in euro cents with VAT. The operator's own limits bind. */
export interface SumLimits {
  minimum: Cents
  maximum: Cents
}

export interface Limits extends SumLimits {
  presets: readonly Cents[]
}

/** A sum as typed, finished or not. `sumIndex` is a preset's place; undefined is the own sum. */
export interface SumDraft {
  sumIndex: number | undefined
  ownSum: string
}

/** The own sum among a form's choices; the others are the presets' places. */
export const ownSumValue = 'own'
/** The place of a chosen preset, from 0; undefined for the own sum. */
export const sumValue = (value: string): number | undefined =>
  value === ownSumValue ? undefined : Number(value)

/** Whether it is no preset, as these limits have them. */
export const isOwnSum = ({ sumIndex }: SumDraft, { presets }: Limits): boolean =>
  sumIndex === undefined || presets[sumIndex] === undefined

export type PhoneProblem = 'missing' | 'invalid' | 'notOurs' | 'blocked' | 'otherLine' | 'unknown'
export type SumProblem = 'missing' | 'invalid' | 'tooSmall' | 'tooLarge'

type Read<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** A number as typed, in any usual way of writing it; else what is wrong with it. Whether it is the operator's, the operator says. */
export function readPhone(text: string): Read<PhoneNumber, PhoneProblem> {
  if (text.trim() === '') return { ok: false, problem: 'missing' }
  const value = parsePhoneNumber(text)
  return value ? { ok: true, value } : { ok: false, problem: 'invalid' }
}

/** The chosen sum in euro cents; else what is wrong with it. A preset is taken as it is, an own sum only within the limits. */
export function readSum({ sumIndex, ownSum }: SumDraft, limits: Limits): Read<Cents, SumProblem> {
  const preset = sumIndex === undefined ? undefined : limits.presets[sumIndex]
  if (preset !== undefined) return { ok: true, value: preset }
  const figures = figuresOf(ownSum)
  if (figures === '') return { ok: false, problem: 'missing' }
  if (/^\d{10,}(?:[.,]\d{1,2})?$/.test(figures)) return { ok: false, problem: 'tooLarge' }
  const value = parseEuro(figures)
  if (value === undefined || value < 0) return { ok: false, problem: 'invalid' }
  const problem = limitProblem(value, limits)
  return problem ? { ok: false, problem } : { ok: true, value }
}

/** Which limit a sum breaks; undefined when none. */
export function limitProblem(
  sum: Cents,
  { minimum, maximum }: SumLimits,
): 'tooSmall' | 'tooLarge' | undefined {
  if (sum < minimum) return 'tooSmall'
  return sum > maximum ? 'tooLarge' : undefined
}

/** A sum without what people write around it: the currency at either end, blanks between thousands, leading zeros. */
const figuresOf = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:€|EUR)\s*|\s*(?:€|EUR)$/gi, '')
    .replace(/\s(?=\d{3}(?:\D|$))/g, '')
    .replace(/^0+(?=\d)/, '')

/** The draft under other limits: the sum that was chosen stays, as a preset or else as an own sum. */
export function underLimits<Draft extends SumDraft>(draft: Draft, before: Limits, after: Limits): Draft {
  const chosen = draft.sumIndex === undefined ? undefined : before.presets[draft.sumIndex]
  if (chosen === undefined) return draft
  const sumIndex = after.presets.indexOf(chosen)
  if (sumIndex >= 0) return { ...draft, sumIndex }
  return { ...draft, sumIndex: undefined, ownSum: formatAmount(chosen) }
}
