import type { Language } from '../../../src/i18n/language.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'

const ask: Record<Language, (one: number, other: number) => string> = {
  lt: (one, other) => `Kiek bus ${one} + ${other}?`,
  en: (one, other) => `What is ${one} + ${other}?`,
  ru: (one, other) => `Сколько будет ${one} + ${other}?`,
}

/** A question in words and its answer. */
export function makeQuestion(language: Language): { question: string; answer: string } {
  const [one, other] = [randomDigit() + 1, randomDigit() + 1]
  return { question: ask[language](one, other), answer: String(one + other) }
}

/** Digits to be read from a picture. */
export const makeDigits = (): string => Array.from({ length: 5 }, randomDigit).join('')

/** Sets a riddle. Returns its id and until when it may be answered. */
export async function setRiddle(
  database: Database,
  now: number,
  answer: string,
): Promise<{ challengeId: string; expiresAt: number }> {
  const riddle = { challengeId: randomCode(26), expiresAt: now + limits.captchaLife }
  await database
    .insertInto('captchas')
    .values({ ...riddle, answer, used: 0 })
    .execute()
  return riddle
}

/** Takes the one answer that a riddle gets. */
export async function solve(
  database: Database,
  now: number,
  { challengeId, answer }: { challengeId: string; answer: string },
): Promise<'right' | 'wrong' | 'expired'> {
  const riddle = await database
    .updateTable('captchas')
    .set({ used: 1 })
    .where('challengeId', '=', challengeId)
    .where('used', '=', 0)
    .where('expiresAt', '>', now)
    .returning('answer')
    .executeTakeFirst()
  if (!riddle) return 'expired'
  return answer.replace(/\s/g, '') === riddle.answer ? 'right' : 'wrong'
}

/** The picture of an open riddle's digits, each a little out of line; undefined where there is none. */
export async function pictureOf(database: Database, challengeId: string): Promise<string | undefined> {
  const riddle = await database
    .selectFrom('captchas')
    .select('answer')
    .where('challengeId', '=', challengeId)
    .where('used', '=', 0)
    .executeTakeFirst()
  if (!riddle) return undefined
  const digits = [...riddle.answer].map((digit, index) => {
    const [x, y, turn] = [24 + index * 36, 44 + ((index * 7) % 11), ((index * 13) % 31) - 15]
    return `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})">${digit}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="64" viewBox="0 0 200 64"><rect width="200" height="64" rx="12" fill="#fff7f0"/><path d="M0 40Q50 8 100 36T200 24" fill="none" stroke="#c2122f" stroke-width="2"/><g font-family="Georgia, serif" font-size="34" fill="#241417">${digits.join('')}</g></svg>`
}

const randomDigit = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 10
