import { type Cents, toCents } from '../lib/money.ts'

const megabytesInGigabyte = 1024

/** A gigabyte in euro cents with VAT, from the price of a megabyte. */
export const gigabyteAt = (megabyte: Cents): Cents => toCents(megabyte * megabytesInGigabyte)

/** Gigabytes of an allowance's amount. */
export const inGigabytes = (amount: number, unit: string): number =>
  unit === 'MB' ? amount / megabytesInGigabyte : amount
