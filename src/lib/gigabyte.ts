import { type Cents, toCents } from './money.ts'

export const megabytesInGigabyte = 1024

/** A gigabyte in euro cents with VAT, from the price of a megabyte. */
export const gigabyteAt = (megabyte: Cents): Cents => toCents(megabyte * megabytesInGigabyte)

/** Megabytes of so many gigabytes; null, for unlimited, stays. */
export const inMegabytes = (gigabytes: number | null): number | null =>
  gigabytes === null ? null : gigabytes * megabytesInGigabyte

/** Gigabytes of an allowance's amount. */
export const inGigabytes = (amount: number, unit: string): number =>
  unit === 'MB' ? amount / megabytesInGigabyte : amount
