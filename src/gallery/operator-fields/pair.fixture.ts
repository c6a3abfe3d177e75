import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'

/** A screen, or what a rule decides, with one value of a field and with another. */
export type Pair = readonly [one: unknown, other: unknown]

/** By entity of the contract, then by field: each that a screen shows or a rule reads. */
export type Fields = Record<string, Record<string, Pair>>

/** By `show`, as its fixture has it and with something else in it. */
export const both = <Part extends object>(
  show: (part: Partial<Part>) => unknown,
  part: Partial<Part>,
): Pair => [show({}), show(part)]

export const other = '+370 623 45678'
const parsed = parsePhoneNumber(other)
if (!parsed) throw new Error('not a number')
export const phoneNumber = parsed
export const change = { name: 'idle' } as const
export const asset = assetOf('612 34567')
