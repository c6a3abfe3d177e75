import * as v from 'valibot'
import type { GivenCard } from './card-payments.ts'
import { findTestCard } from './test-cards.ts'

const typed = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(40)), '')

/** The card form as it was sent; it is kept no longer than until its mistakes are reported, the code not at all. */
export const CardForm = v.object({
  cardNumber: v.optional(typed, ''),
  expiry: v.optional(typed, ''),
  securityCode: v.optional(typed, ''),
  /** `yes` where it's ticked. */
  keepCard: v.optional(typed, ''),
})
export type CardForm = v.InferOutput<typeof CardForm>

export type Problem = 'unknownCard' | 'wrongExpiry' | 'pastExpiry' | 'wrongSecurityCode' | 'keepingNeeded'
export type Problems = Partial<Record<keyof CardForm, Problem>>

/** The card, or what is wrong with each field. The card's year is that of the 21st century. */
export function readCardForm(
  { cardNumber, expiry, securityCode, keepCard }: CardForm,
  now: number,
  isKeepingNeeded: boolean,
): { card: GivenCard } | { problems: Problems } {
  const card = findTestCard(cardNumber)
  const date = readExpiry(expiry)
  const wrongExpiry = expiryProblem(date, now)
  const problems: Problems = {
    ...(!card && { cardNumber: 'unknownCard' }),
    ...(wrongExpiry && { expiry: wrongExpiry }),
    ...(!/^\d{3}$/.test(securityCode) && { securityCode: 'wrongSecurityCode' }),
    ...(isKeepingNeeded && keepCard !== 'yes' && { keepCard: 'keepingNeeded' }),
  }
  return card && date && Object.keys(problems).length === 0
    ? { card: { ...card, expiry: date, isToBeKept: keepCard === 'yes' } }
    : { problems }
}

function readExpiry(expiry: string): GivenCard['expiry'] {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined
}

function expiryProblem(date: GivenCard['expiry'], now: number): Problem | undefined {
  if (!date) return 'wrongExpiry'
  return Date.UTC(date.year, date.month) <= now ? 'pastExpiry' : undefined
}
