import type { Generated } from 'kysely'
import type { Language } from '../../../src/i18n/language.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { GivenConsent } from '../../../src/operator/contract/declaration-consents.ts'

/** What declaring a number meets on the way; `plain` nothing. See numbers.ts. */
export const situations = [
  'plain',
  'delayed',
  'failing',
  'strongAtPuk',
  'strongToConfirm',
  'consentRequired',
  'consentFails',
  'refused',
] as const
export type Situation = (typeof situations)[number]

/** A number is activated. */
export type DeclarationJobKind = 'activation'

/** Times are UTC milliseconds of the sandbox's clock. */
export interface DeclarationTables {
  /** Numbers that are not plain to declare. */
  declarationSituations: { phoneNumber: PhoneNumber; situation: Situation }
  /** Wrong PUKs of a number, and who typed them: as `Caller` has it. */
  wrongPuks: {
    id: Generated<number>
    phoneNumber: PhoneNumber
    address: string | null
    account: string | null
    guessedAt: number
  }
  declarations: {
    declarationId: string
    /** Whose browser it is; a log-in carries it over to the new session. */
    sessionId: string
    phoneNumber: PhoneNumber
    /** Of the texts about it. */
    language: Language
    pukVerified: 0 | 1
    smsMarketingConsent: GivenConsent | null
    phoneMarketingConsent: GivenConsent | null
    /** Null until the person has confirmed. */
    activationStatus: 'SUCCEEDED' | 'FAILED' | 'ACTIVATION_IN_PROGRESS' | null
    /** Who is to hold the number; null for a guest, and until confirmed. */
    partnerId: string | null
    startedAt: number
  }
}

export const createDeclarationTables = `
create table declarationSituations (phoneNumber text primary key, situation text not null) strict;
create table wrongPuks (id integer primary key, phoneNumber text not null, address text, account text,
  guessedAt integer not null) strict;
create index wrongPuksByNumber on wrongPuks (phoneNumber);
create table declarations (declarationId text primary key, sessionId text not null, phoneNumber text not null,
  language text not null, pukVerified integer not null, smsMarketingConsent text, phoneMarketingConsent text, activationStatus text,
  partnerId text, startedAt integer not null) strict;
`
