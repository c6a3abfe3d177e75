import type { Cents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

/** A SIM is posted or delivered; an eSIM's profile is ready. */
export type SimOrderJobKind = 'simOrder'

/** Money is in cents, times are UTC milliseconds of the sandbox's clock. */
export interface SimOrderTables {
  /** Orders of SIM cards (`awaitingPayment` → `paid` → `posted` → `delivered`) and eSIMs (→ `preparing` → `ready` → `installed`). */
  simOrders: {
    orderReference: string
    kind: 'sim' | 'esim'
    state: 'awaitingPayment' | 'paid' | 'posted' | 'delivered' | 'preparing' | 'ready' | 'installed'
    /** Null where nothing is to pay. */
    paymentReference: string | null
    /** The page where it is paid; null where nothing is to pay. */
    redirectUrl: string | null
    /** Which session or account ordered, as for an Idempotency-Key. */
    owner: string
    totalInCents: Cents
    planId: string | null
    /** Buyer and delivery, as they were sent: JSON. */
    details: string
    /** The new number, once there is one. */
    phoneNumber: PhoneNumber | null
    iccid: string | null
    trackingNumber: string | null
    orderedAt: number
  }
}

export const createSimOrderTables = `
create table simOrders (orderReference text primary key, kind text not null, state text not null,
  paymentReference text unique, redirectUrl text, owner text not null, totalInCents integer not null, planId text, details text not null, phoneNumber text,
  iccid text, trackingNumber text, orderedAt integer not null) strict;
`
