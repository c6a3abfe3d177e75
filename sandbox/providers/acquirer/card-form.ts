import * as v from 'valibot'
import { findTestCard, type TestCard } from './test-cards.ts'

const typed = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(40)), '')

/** The card form as it was sent; nothing of it is kept. */
export const CardForm = v.object({
  cardNumber: v.optional(typed, ''),
  expiry: v.optional(typed, ''),
  securityCode: v.optional(typed, ''),
})
export type CardForm = v.InferOutput<typeof CardForm>

export type Problem = 'unknownCard' | 'wrongExpiry' | 'pastExpiry' | 'wrongSecurityCode'
export type Problems = Partial<Record<keyof CardForm, Problem>>

/** The card, or what is wrong with each field. The card's year is that of the 21st century. */
export function readCardForm(
  { cardNumber, expiry, securityCode }: CardForm,
  now: number,
): { card: TestCard } | { problems: Problems } {
  const card = findTestCard(cardNumber)
  const wrongExpiry = expiryProblem(expiry, now)
  const problems: Problems = {
    ...(!card && { cardNumber: 'unknownCard' }),
    ...(wrongExpiry && { expiry: wrongExpiry }),
    ...(!/^\d{3}$/.test(securityCode) && { securityCode: 'wrongSecurityCode' }),
  }
  return card && Object.keys(problems).length === 0 ? { card } : { problems }
}

function expiryProblem(expiry: string, now: number): Problem | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return 'wrongExpiry'
  return Date.UTC(2000 + Number(year), Number(month)) <= now ? 'pastExpiry' : undefined
}
