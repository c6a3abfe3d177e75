import type { Language } from '../../../src/i18n/language.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { drawDigits } from './draw-digits.ts'

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

/** Creates a challenge. Returns its id and until when it may be answered. */
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

/** Takes the one answer that a challenge gets. */
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

/** The PNG of an open challenge's digits; undefined where there is none. */
export async function pictureOf(
  database: Database,
  challengeId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const riddle = await database
    .selectFrom('captchas')
    .select('answer')
    .where('challengeId', '=', challengeId)
    .where('used', '=', 0)
    .executeTakeFirst()
  return riddle && drawDigits(riddle.answer)
}

const randomDigit = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 10
