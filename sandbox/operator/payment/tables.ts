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
}

export const createPaymentTables = `
create table paymentWishes (paymentReference text primary key, partnerId text not null, saveCard integer not null,
  cardDetailsReference text, dayOfMonth integer, replacedRecurringPaymentId text, recurringPaymentId text) strict;
create table walletTokens (token text primary key, paymentReference text not null) strict;
create table paymentSwitches (name text primary key) strict;
`
