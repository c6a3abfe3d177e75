import type { Language } from '../../../src/i18n/language.ts'
import type { Cents } from '../../../src/lib/money.ts'

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface PaymentTables {
  /** What a customer wants besides, once the payment is paid. */
  paymentWishes: {
    paymentReference: string
    partnerId: string
    saveCard: 0 | 1
    /** The saved card that pays. */
    cardDetailsReference: string | null
    /** The day of an auto top-up that begins with this payment. */
    dayOfMonth: number | null
    /** The one that it replaces. */
    replacedRecurringPaymentId: string | null
    /** That auto top-up, once it is there. */
    recurringPaymentId: string | null
  }
  /** A wallet's token pays once. */
  walletTokens: { token: string; paymentReference: string }
  /** What is switched off on the control page: see switches.ts. */
  paymentSwitches: { name: string }
  /** The banks' own books, which the operator never reads. */
  bankPayments: {
    id: string
    paymentReference: string
    bankId: string
    amountInCents: Cents
    language: Language
    returnUrl: string
    state: 'open' | 'answered'
    expiresAt: number
  }
}

export const createPaymentTables = `
create table paymentWishes (paymentReference text primary key, partnerId text not null, saveCard integer not null,
  cardDetailsReference text, dayOfMonth integer, replacedRecurringPaymentId text, recurringPaymentId text) strict;
create table walletTokens (token text primary key, paymentReference text not null) strict;
create table paymentSwitches (name text primary key) strict;
create table bankPayments (id text primary key, paymentReference text not null, bankId text not null,
  amountInCents integer not null, language text not null, returnUrl text not null, state text not null,
  expiresAt integer not null) strict;
`
