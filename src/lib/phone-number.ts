import { keepTogether } from './keep-together.ts'

/** A Lithuanian mobile number in its one inner form: `+37061234567` (E.164). */
declare const phoneNumber: unique symbol
/** With a name, so that declarations of the contract can refer to it. */
export interface PhoneNumberMark {
  readonly [phoneNumber]: true
}
export type PhoneNumber = string & PhoneNumberMark

export const isPhoneNumber = (value: unknown): value is PhoneNumber =>
  typeof value === 'string' && /^\+3706\d{7}$/.test(value)

/** Blanks, dashes, brackets, points, and the invisible marks that come along when a number is copied. */
const separators = /[\s\p{Pd}\p{Cf}().]/gu

/**
 * A Lithuanian mobile number written in any usual way: `+370`, `370`, `00370`, `0`, legacy `8` or nothing before the
 * eight digits that begin with 6. Undefined when the text is anything else.
 */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const digits = text.normalize('NFKC').replace(separators, '')
  const [, national] = /^(?:\+370|(?:00)?370|0|8)?(6\d{7})$/.exec(digits) ?? []
  const number = `+370${national}`
  return isPhoneNumber(number) ? number : undefined
}

/** As it is in a field, is kept and is copied: `+370 612 34567`, with plain blanks. */
export const writePhoneNumber = (number: PhoneNumber): string => number.replace(/(.{4})(.{3})/, '$1 $2 ')

/** The one form that people read: `+370 612 34567`, on one line. */
export const formatPhoneNumber = (number: PhoneNumber): string => keepTogether(writePhoneNumber(number))
