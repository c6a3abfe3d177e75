import type { Language } from '../../../src/i18n/language.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { LogInProvider } from '../../../src/operator/contract/log-in.ts'

export interface LogInTables {
  /** Of a guest as well: what they have begun is bound to it. */
  sessions: {
    /** The SHA-256 of the token in its cookie: who reads the table can't sign in as anyone. */
    id: string
    /** Whose account; null for a guest. */
    partnerId: string | null
    /** The current number; null for a guest and for an account without numbers. */
    phoneNumber: PhoneNumber | null
    strong: 0 | 1
    /** Whom the strong provider has named. */
    personalCode: string | null
    /** Browser and system that logged in; null where nothing told them. */
    device: string | null
    startedAt: number
    lastSeenAt: number
  }
  /** Log-ins under way: from the site to the provider's page and back by the callback. */
  logIns: {
    /** In the address of the provider's page. */
    id: string
    /** The SHA-256 of what the browser that began has in its cookie: no other may finish. */
    browser: string
    /** The session in which it began: only a guest's from which a log-in began hands over what it holds. Null for none. */
    session: string | null
    provider: LogInProvider
    language: Language
    siteOrigin: string
    returnPath: string
    /** Where a failure leads. */
    logInPath: string
    state: 'open' | 'approved' | 'cancelled' | 'used'
    /** The number typed in; null before, and with the strong provider. */
    phoneNumber: PhoneNumber | null
    /** The person chosen; null before, and with the operator's own id. */
    personalCode: string | null
    /** What the callback is called with, once. */
    ticket: string | null
    ticketExpiresAt: number | null
    expiresAt: number
  }
}

export const createLogInTables = `
create table sessions (id text primary key, partnerId text, phoneNumber text, strong integer not null,
  personalCode text, device text, startedAt integer not null, lastSeenAt integer not null) strict;
create table logIns (id text primary key, browser text not null, session text, provider text not null, language text not null,
  siteOrigin text not null, returnPath text not null,
  logInPath text not null, state text not null, phoneNumber text, personalCode text,
  ticket text unique, ticketExpiresAt integer, expiresAt integer not null) strict;
`
