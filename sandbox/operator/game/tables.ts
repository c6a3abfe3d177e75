import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

export interface GameTables {
  /** When one may register; no row: there is no game. */
  gamePeriod: { opensAt: number; closesAt: number }
  gameRegistrations: { phoneNumber: PhoneNumber; registeredAt: number }
}

export const createGameTables = `
create table gamePeriod (opensAt integer not null, closesAt integer not null) strict;
create table gameRegistrations (phoneNumber text primary key, registeredAt integer not null) strict;
`
