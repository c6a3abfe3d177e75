import type { Language } from '../../../src/i18n/language.ts'

export interface OrderLookupTables {
  /** Who looked for which order; `orderReference` is null where no order names the number. */
  orderLookups: { orderLookupId: string; orderReference: string | null; language: Language }
}

export const createOrderLookupTables = `
create table orderLookups (orderLookupId text primary key, orderReference text, language text not null) strict;
`
