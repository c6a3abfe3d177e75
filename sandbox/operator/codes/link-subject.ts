import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

/** What a code to link a number belongs to: this account and this number, whichever call sent it. */
export const linkSubject = (partnerId: string, phoneNumber: PhoneNumber): string =>
  `${partnerId} ${phoneNumber}`
