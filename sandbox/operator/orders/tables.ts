import type { Generated } from 'kysely'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

/** Times are UTC milliseconds of the sandbox's clock. */
export interface OrderTables {
  /** Numbers that accounts bring along from another operator. */
  numberTransfers: {
    orderReference: string
    partnerId: string
    phoneNumber: PhoneNumber
    orderedAt: number
    /** From then on the number is here. */
    transfersAt: number
    /** 1 where the other operator refused. */
    refused: 0 | 1
  }
  /** One a paid order of a card or an eSIM, numbered one after another as they are paid. */
  orderReceipts: { receiptNumber: Generated<number>; paymentReference: string; paidAt: number }
}

export const createOrderTables = `
create table numberTransfers (orderReference text primary key, partnerId text not null, phoneNumber text not null,
  orderedAt integer not null, transfersAt integer not null, refused integer not null) strict;
create table orderReceipts (receiptNumber integer primary key, paymentReference text not null unique, paidAt integer not null) strict;
`
