import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from './database.ts'
import { sendNoted } from './health.ts'
import { handOver } from './keys.ts'
import { hashOf, languages, minutes, newSecret, type Operator, seconds } from './operator.ts'
import { endSession, findSession, openSession, readCookie, setCookie } from './sessions.ts'

/** The operator's own id: a number, and the code of a text that is sent to it. */
const LogIn = v.object({
  log_in_id: v.string(),
  browser_hash: v.string(),
  session_hash: v.nullable(v.string()),
  return_path: v.string(),
  log_in_path: v.string(),
  language: v.picklist(languages),
  phone_number: v.nullable(v.string()),
  code_hash: v.nullable(v.string()),
  ended_at: v.nullable(v.number()),
  outcome: v.nullable(v.picklist(['confirmed', 'cancelled', 'used'])),
})
type LogIn = v.InferOutput<typeof LogIn>

const Request = v.object({ language: v.picklist(languages), returnPath: v.string(), logInPath: v.string() })
const Holder = v.object({ account_id: v.string() })
const Count = v.object({ counted: v.nullable(v.number()) })

/** Ties a log-in to the browser that began it: no link leads a person into another one's account. */
const browserCookie = '__Host-Http-log-in'
const lasts = 10 * minutes
/** From the provider's page to the callback. */
const ticketLasts = 1 * minutes
/** Who comes back too late reads so, and tries of a number are counted. */
const kept = 60 * minutes
const triesOfLogIn = 3
/** While its log-ins are kept. */
const triesOfNumber = 9
const pauseBetweenTexts = 30 * seconds

/** Begins a log-in; answers where the browser goes, and the cookie that it keeps meanwhile. */
export function beginLogIn(operator: Operator, body: unknown, cookies: string | undefined) {
  const { language, returnPath, logInPath } = v.parse(Request, body)
  const { database, now, ownOrigin } = operator
  const [log_in_id, browser] = [newSecret(), newSecret()]
  database.run('DELETE FROM log_ins WHERE began_at < :old', { old: now() - kept })
  database.insert('log_ins', {
    log_in_id,
    browser_hash: hashOf(browser),
    session_hash: findSession(operator, cookies)?.token_hash ?? null,
    return_path: returnPath,
    log_in_path: logInPath,
    language,
    began_at: now(),
  })
  return {
    answer: { redirectUrl: `${ownOrigin}/id/${log_in_id}` },
    cookie: setCookie(browserCookie, browser, kept),
  }
}

/** A log-in that goes on. Once it is confirmed nothing of it changes: its ticket would open another number's account. */
export const findLogIn = ({ database, now }: Operator, log_in_id: string): LogIn | undefined =>
  database.one(
    LogIn,
    'SELECT * FROM log_ins WHERE log_in_id = :log_in_id AND began_at > :old AND outcome IS NULL',
    { log_in_id, old: now() - lasts },
  )

/** Where a page of a log-in that isn't open any more leads. */
export function wayBackFrom({ database, siteOrigin }: Operator, log_in_id: string): string {
  const logIn = database.one(LogIn, 'SELECT * FROM log_ins WHERE log_in_id = :log_in_id', { log_in_id })
  return siteOrigin + (logIn ? failed(logIn, logIn.outcome === null ? 'expired' : 'failed') : '/')
}

/**
 * Sends a code where the number has an account, and ends the codes that were sent to it before. Who asks sees no difference:
 * they could try whose a number is.
 */
export function sendCode(operator: Operator, { log_in_id }: LogIn, phone_number: string): void {
  const { database, now } = operator
  database.run(
    `UPDATE log_ins SET code_hash = NULL, phone_number = :phone_number
     WHERE log_in_id = :log_in_id AND phone_number IS NOT :phone_number`,
    { log_in_id, phone_number },
  )
  const recent = { phone_number, since: now() - pauseBetweenTexts }
  const isTooSoon =
    count(
      database,
      'SELECT count(*) AS counted FROM log_ins WHERE phone_number = :phone_number AND code_sent_at > :since',
      recent,
    ) > 0
  if (isTooSoon || !database.one(Holder, accountOfNumber, { phone_number })) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  database.run('UPDATE log_ins SET code_hash = NULL WHERE phone_number = :phone_number', { phone_number })
  database.run(
    'UPDATE log_ins SET code_hash = :code_hash, code_sent_at = :now WHERE log_in_id = :log_in_id',
    { log_in_id, code_hash: hashOf(code), now: now() },
  )
  sendNoted(operator, phone_number, `Uoga: ${code}`)
}

/** Whether the code is right. Each try counts, for this log-in and for the number, which is made to wait at last. */
export function takeCode(
  { database }: Operator,
  { log_in_id, code_hash, phone_number }: LogIn,
  code: string,
): boolean {
  const tries = count(
    database,
    'SELECT sum(tries) AS counted FROM log_ins WHERE phone_number = :phone_number',
    {
      phone_number,
    },
  )
  const own = count(database, 'SELECT tries AS counted FROM log_ins WHERE log_in_id = :log_in_id', {
    log_in_id,
  })
  if (code_hash === null || own >= triesOfLogIn || tries >= triesOfNumber) return false
  database.run('UPDATE log_ins SET tries = tries + 1 WHERE log_in_id = :log_in_id', { log_in_id })
  return code_hash === hashOf(code)
}

const count = (database: Database, sql: string, values: Record<string, string | number | null>): number =>
  database.one(Count, sql, values)?.counted ?? 0

/** Where the provider's page sends the browser: a ticket that is good once. */
export function endAtSite(
  { database, now, siteOrigin }: Operator,
  { log_in_id }: LogIn,
  outcome: 'confirmed' | 'cancelled',
): string {
  const ticket = newSecret()
  database.run(
    `UPDATE log_ins SET outcome = :outcome, ticket_hash = :ticket_hash, ended_at = :ended_at, code_hash = NULL
     WHERE log_in_id = :log_in_id`,
    { log_in_id, outcome, ticket_hash: hashOf(ticket), ended_at: now() },
  )
  return `${siteOrigin}/api/v1/log-in/callback?ticket=${ticket}`
}

/** The callback on the site's origin: opens the session, in the browser that began and once. */
export function callBack(operator: Operator, ticket: string, cookies: string | undefined) {
  const { database, now } = operator
  const logIn = database.one(LogIn, 'SELECT * FROM log_ins WHERE ticket_hash = :hash', {
    hash: hashOf(ticket),
  })
  if (!logIn) return { location: '/', cookies: [] }
  const isBrowser = logIn.browser_hash === hashOf(readCookie(cookies, browserCookie) ?? '')
  if (!isBrowser || logIn.outcome === 'used') return { location: failed(logIn, 'failed'), cookies: [] }
  const { log_in_id } = logIn
  return database.atomically(() => {
    database.run("UPDATE log_ins SET outcome = 'used' WHERE log_in_id = :log_in_id", { log_in_id })
    const holder = database.one(Holder, accountOfNumber, { phone_number: logIn.phone_number })
    const ended = setCookie(browserCookie, '', 0)
    if (logIn.outcome === 'cancelled') return { location: failed(logIn, 'cancelled'), cookies: [ended] }
    if (now() >= (logIn.ended_at ?? 0) + ticketLasts)
      return { location: failed(logIn, 'expired'), cookies: [ended] }
    if (!holder) return { location: failed(logIn, 'noAccount'), cookies: [ended] }
    const before = findSession(operator, cookies)
    if (before?.account_id === null && before.token_hash === logIn.session_hash)
      handOver(operator, ownerOfGuest(before.token_hash), ownerOfAccount(holder.account_id))
    if (before) endSession(operator, before)
    return { location: logIn.return_path, cookies: [openSession(operator, holder.account_id), ended] }
  })
}

export const ownerOfGuest = (tokenHash: string): string => `guest ${tokenHash}`
export const ownerOfAccount = (accountId: string): string => `account ${accountId}`

const accountOfNumber =
  'SELECT account_id FROM numbers WHERE phone_number = :phone_number AND account_id IS NOT NULL'

const failed = (
  { log_in_path, return_path }: LogIn,
  logInError: 'cancelled' | 'expired' | 'noAccount' | 'failed',
): string => `${log_in_path}?${new URLSearchParams({ logInError, returnPath: return_path })}`
