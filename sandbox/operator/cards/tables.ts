import type { Cents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

/** An auto top-up is due; it is announced. */
export type CardJobKind = 'autoTopUp' | 'autoTopUpNotice'

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface CardTables {
  /** Cards that an account may pay with again. Of a card's number only the last four digits are known. */
  savedCards: {
    cardDetailsReference: string
    partnerId: string
    variant: string
    lastDigits: string
    expiryMonth: number
    expiryYear: number
    holderName: string
    savedAt: number
  }
  /** An auto top-up: once a month from a saved card. */
  recurringPayments: {
    recurringPaymentId: string
    partnerId: string
    phoneNumber: PhoneNumber
    cardDetailsReference: string
    amountInCents: Cents
    /** 1 to 31; where a month is shorter, its last day. */
    dayOfMonth: number
    nextPaymentAt: number
    isPaused: 0 | 1
    failedAttempts: number
    /** Why the last charge failed. */
    lastFailure: 'CARD_EXPIRED' | 'INSUFFICIENT_FUNDS' | 'REFUSED' | null
    startedAt: number
  }
}

export const createCardTables = `
create table savedCards (cardDetailsReference text primary key, partnerId text not null, variant text not null,
  lastDigits text not null, expiryMonth integer not null, expiryYear integer not null, holderName text not null,
  savedAt integer not null) strict;
create table recurringPayments (recurringPaymentId text primary key, partnerId text not null,
  phoneNumber text not null, cardDetailsReference text not null, amountInCents integer not null,
  dayOfMonth integer not null, nextPaymentAt integer not null, isPaused integer not null,
  failedAttempts integer not null, lastFailure text, startedAt integer not null) strict;
`
