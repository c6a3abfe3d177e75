import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { PhoneNumber } from '../../src/lib/phone-number.ts'
import { randomCode } from '../../src/lib/random-code.ts'
import type { Database } from './database.ts'

const cookieName = '__Host-session'

/** Signs a number in. Returns the cookie with its attributes, as `Set-Cookie` has it. */
export async function openSession(database: Database, phoneNumber: PhoneNumber): Promise<string> {
  const token = randomCode(26)
  await database.insertInto('sessions').values({ token, phoneNumber, strong: 0 }).execute()
  return `${cookieName}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`
}

export const sessionOf = (database: Database, context: Context) =>
  database
    .selectFrom('sessions')
    .selectAll()
    .where('token', '=', getCookie(context, cookieName) ?? '')
    .executeTakeFirst()
