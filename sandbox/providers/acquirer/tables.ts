import type { PaymentOrder } from '../merchant.ts'

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface AcquirerTables {
  cardPayments: PaymentOrder & {
    id: string
    state: 'open' | 'authenticating' | 'submitted' | 'cancelled'
    /** The test card in the hand of the 3-D Secure page. No other number ever gets here. */
    card: string | null
    /** When that card expires, as it was typed. */
    expiryMonth: number | null
    expiryYear: number | null
    /** The last digits of the saved card that is to pay; the page then asks only to confirm. */
    savedCardDigits: string | null
    /** For whose number the payer may have the card kept, masked; null where it isn't asked. */
    keepFor: string | null
    isKeepingNeeded: 0 | 1
    isToBeKept: 0 | 1
  }
}

export const createAcquirerTables = `
create table cardPayments (id text primary key, paymentReference text not null, amountInCents integer not null,
  language text not null, returnUrl text not null, state text not null, card text, expiryMonth integer,
  expiryYear integer, savedCardDigits text, keepFor text, isKeepingNeeded integer not null, isToBeKept integer not null, expiresAt integer not null) strict;
`
