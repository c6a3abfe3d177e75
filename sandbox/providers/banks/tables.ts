import type { PaymentOrder } from '../merchant.ts'

export interface BankTables {
  bankPayments: PaymentOrder & { id: string; bankId: string; state: 'open' | 'answered' }
}

export const createBankTables = `
create table bankPayments (id text primary key, paymentReference text not null, bankId text not null,
  amountInCents integer not null, language text not null, returnUrl text not null, state text not null,
  expiresAt integer not null) strict;
`
