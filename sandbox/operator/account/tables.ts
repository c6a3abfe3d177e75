import type { Generated } from 'kysely'
import type { Language } from '../../../src/i18n/language.ts'
import type { Cents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Line } from '../../../src/operator/contract/line.ts'
import type { HistoryTemplate } from './history-words.ts'

/** A closed account's time is up; an eSIM is installed on another device. */
export type AccountJobKind = 'accountEnd' | 'esimMove'

type Consent = 'ACCEPTED' | 'REJECTED' | 'NOT_SET'

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface AccountTables {
  accounts: {
    partnerId: string
    /** Whom a strong log-in names; null where no identity is known. */
    personalCode: string | null
    /** In which texts are written to its numbers. */
    language: Language
    /** Where the account's letters go. */
    email: string | null
    /** As the partner's log-in knows it. */
    partnerEmail: string | null
    smsMarketingConsent: Consent
    phoneMarketingConsent: Consent
    /** Who rules over the consents, where the account itself doesn't. */
    consentManagingAccount: string | null
    validFrom: number
    validTo: number | null
  }
  phoneNumbers: {
    phoneNumber: PhoneNumber
    /** The account that holds the number; null where it was sold and no one has added it. */
    partnerId: string | null
    line: Line
    /** `ended`: taken out of use. */
    status: 'active' | 'blocked' | 'ended'
    /** A lost phone's, by its holder: only they let it work again. */
    isBlockedByHolder: 0 | 1
    ownershipType: 'LINKED' | 'DECLARED'
    /** `undeclared`: works only after its user's identity is known. `awaitingActivation`: known, not switched on yet. */
    registration: 'registered' | 'undeclared' | 'awaitingActivation'
    balanceInCents: Cents
    balanceValidTo: number
    /** Now and then the billing system doesn't say. */
    isBalanceKnown: 0 | 1
    startedAt: number
    nickname: string | null
    avatarName: string | null
    simPIN: string
    simPUK: string
    roamingOn: 0 | 1
    /** Since when standard rates apply, because no plan does. */
    standardFeeActivatedAt: number | null
    /** Since when the balance is known not to do for a renewal. */
    insufficientBalanceNotificationStartedAt: number | null
  }
  /** What happened to a number. `placeholders`: JSON, values by key. */
  history: {
    id: Generated<number>
    phoneNumber: PhoneNumber
    date: number
    template: HistoryTemplate
    placeholders: string
    amountInCents: number | null
  }
  /** What only one account is offered, or with `showToAllUsers` everybody. `words`: JSON, by language. */
  personalOffers: {
    offerId: string
    partnerId: string | null
    showToAllUsers: 0 | 1
    rank: number
    validFrom: number
    validTo: number
    /** The campaign in whose visit alone it is shown. */
    bcSessionId: string | null
    /** What its button orders. */
    planId: string
    /** Its picture's name. */
    picture: string
    words: string
  }
  esimProfiles: {
    iccid: string
    phoneNumber: PhoneNumber
    smdpAddress: string
    activationCode: string
    state: 'RELEASED' | 'DOWNLOADED' | 'INSTALLED' | 'ENABLED' | 'DELETED'
    createdAt: number
  }
}

export const createAccountTables = `
create table accounts (partnerId text primary key, personalCode text, language text not null, email text, partnerEmail text,
  smsMarketingConsent text not null, phoneMarketingConsent text not null, consentManagingAccount text,
  validFrom integer not null, validTo integer) strict;
create table phoneNumbers (phoneNumber text primary key, partnerId text, line text not null, status text not null, isBlockedByHolder integer not null,
  ownershipType text not null, registration text not null, balanceInCents integer not null,
  balanceValidTo integer not null, isBalanceKnown integer not null, startedAt integer not null, nickname text, avatarName text, simPIN text not null,
  simPUK text not null, roamingOn integer not null, standardFeeActivatedAt integer,
  insufficientBalanceNotificationStartedAt integer) strict;
create index phoneNumbersByAccount on phoneNumbers (partnerId);
create table history (id integer primary key, phoneNumber text not null, date integer not null,
  template text not null, placeholders text not null, amountInCents integer) strict;
create index historyByNumber on history (phoneNumber, date);
create table personalOffers (offerId text primary key, partnerId text, showToAllUsers integer not null,
  rank integer not null, validFrom integer not null, validTo integer not null, bcSessionId text,
  planId text not null, picture text not null, words text not null)
  strict;
create table esimProfiles (iccid text primary key, phoneNumber text not null, smdpAddress text not null,
  activationCode text not null, state text not null, createdAt integer not null) strict;
`
