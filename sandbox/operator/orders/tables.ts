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
}

export const createOrderTables = `
create table numberTransfers (orderReference text primary key, partnerId text not null, phoneNumber text not null,
  orderedAt integer not null, transfersAt integer not null, refused integer not null) strict;
`
