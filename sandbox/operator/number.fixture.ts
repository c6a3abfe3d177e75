import { type PhoneNumber, parsePhoneNumber } from '../../src/lib/phone-number.ts'

/** A number as tests write it: `612 34567`. */
export function numberOf(written: string): PhoneNumber {
  const number = parsePhoneNumber(written)
  if (!number) throw new Error(`not a number: ${written}`)
  return number
}
