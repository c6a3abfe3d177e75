import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

export const alertKinds = [
  'BALANCE_BELOW',
  'DATA_80',
  'DATA_100',
  'RENEWAL_NOT_COVERED',
  'ROAMING_ENTERED',
  'ROAMING_CAP',
  'SPENDING_CAP',
] as const
export type AlertKind = (typeof alertKinds)[number]

export type Channel = 'TEXT' | 'EMAIL'

/** An alert that waits until the quiet hours are over. */
export type AlertJobKind = 'alert'

export interface AlertTables {
  /** What a holder has chosen; what has no row is as it is by itself. */
  alerts: { phoneNumber: PhoneNumber; kind: AlertKind; isOn: 0 | 1; amountInCents: number | null }
  /** How alerts come; without a row by text and at any time. Hours of the day in Vilnius. */
  alertChannels: {
    phoneNumber: PhoneNumber
    channel: Channel
    quietFrom: number | null
    quietUntil: number | null
  }
}

export const createAlertTables = `
create table alerts (phoneNumber text not null, kind text not null, isOn integer not null, amountInCents integer,
  primary key (phoneNumber, kind)) strict;
create table alertChannels (phoneNumber text primary key, channel text not null, quietFrom integer,
  quietUntil integer) strict;
`
