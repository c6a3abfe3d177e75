import { fieldOf } from '../../lib/address-fields.ts'
import { parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'

/** What a link to the form may carry: `#phoneNumber=61234567&sum=10`, or from elsewhere the same as a query. */
export interface Carried {
  phone?: string
  sum?: string
}

/** What a link carries, as a person would have typed it: a number that is none of ours, or no sum, is left out. */
export function readLink(address: Pick<URL, 'hash'>): Carried {
  const phoneNumber = parsePhoneNumber(fieldOf(address, 'phoneNumber') ?? '')
  const sum = fieldOf(address, 'sum') ?? ''
  return {
    ...(phoneNumber && { phone: writePhoneNumber(phoneNumber) }),
    ...(/^\d{1,4}(?:[.,]\d{1,2})?$/.test(sum) && { sum: sum.replace('.', ',') }),
  }
}
