import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import type { Tables } from '../tables.ts'

export type LogIn = Tables['logIns']

/** Whom the provider has found the person to be. */
export type Claim = Pick<LogIn, 'phoneNumber'> | Pick<LogIn, 'personalCode'>

/** Begins a log-in at a provider. Returns the id that its page goes by. */
export async function beginLogIn(
  database: Database,
  now: number,
  begun: Pick<
    LogIn,
    'browser' | 'session' | 'provider' | 'language' | 'siteOrigin' | 'returnPath' | 'logInPath'
  >,
): Promise<string> {
  const id = randomCode(26)
  await database
    .insertInto('logIns')
    .values({
      ...begun,
      id,
      state: 'open',
      phoneNumber: null,
      personalCode: null,
      ticket: null,
      ticketExpiresAt: null,
      expiresAt: now + limits.logIn.life,
    })
    .execute()
  return id
}

export const findLogIn = (database: Database, id: string): Promise<LogIn | undefined> =>
  database.selectFrom('logIns').selectAll().where('id', '=', id).executeTakeFirst()

export async function noteNumber(
  database: Database,
  id: string,
  phoneNumber: LogIn['phoneNumber'],
): Promise<void> {
  await database.updateTable('logIns').set({ phoneNumber }).where('id', '=', id).execute()
}

export const approveLogIn = (database: Database, now: number, id: string, claim: Claim) =>
  close(database, now, id, { ...claim, state: 'approved' })

export const cancelLogIn = (database: Database, now: number, id: string) =>
  close(database, now, id, { state: 'cancelled' })

/** Closes an open log-in. Returns the ticket that the callback takes once; undefined when it was closed before. */
async function close(
  database: Database,
  now: number,
  id: string,
  change: Partial<LogIn>,
): Promise<string | undefined> {
  const ticket = randomCode(26)
  const closed = await database
    .updateTable('logIns')
    .set({ ...change, ticket, ticketExpiresAt: now + limits.logIn.ticketLife })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expiresAt', '>', now)
    .returning('ticket')
    .executeTakeFirst()
  return closed?.ticket ?? undefined
}

/**
 * Takes a ticket from the browser that began. Returns the log-in as it was before: a second time its state is `used`.
 * Undefined for any other browser and for a ticket that no one was given.
 */
export async function takeTicket(
  database: Database,
  browser: string,
  ticket: string,
): Promise<LogIn | undefined> {
  const logIn = await database
    .selectFrom('logIns')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('browser', '=', browser)
    .executeTakeFirst()
  if (logIn) await database.updateTable('logIns').set({ state: 'used' }).where('id', '=', logIn.id).execute()
  return logIn
}
