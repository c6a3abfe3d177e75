import { parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'

/** What a link to the form may carry: `?phoneNumber=61234567&sum=10`. */
export interface Carried {
  phone?: string
  sum?: string
}

export const carriedNames = ['phoneNumber', 'sum'] as const

/** What a link carries, as a person would have typed it: a number that is none of ours, or no sum, is left out. */
export function readLink(query: URLSearchParams): Carried {
  const phoneNumber = parsePhoneNumber(query.get('phoneNumber') ?? '')
  const sum = query.get('sum') ?? ''
  return {
    ...(phoneNumber && { phone: writePhoneNumber(phoneNumber) }),
    ...(/^\d{1,4}(?:[.,]\d{1,2})?$/.test(sum) && { sum: sum.replace('.', ',') }),
  }
}
