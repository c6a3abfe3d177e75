import { isOrderReference } from '../../lib/order-reference.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'

/** What the form holds, as typed. */
export interface Draft {
  reference: string
  phone: string
}

export const emptyDraft: Draft = { reference: '', phone: '' }

type Flaw = 'missing' | 'invalid'
/** What is wrong, by field. */
export type Problems = Partial<Record<keyof Draft, Flaw>>

const flawOf = (text: string): Flaw => (text.trim() ? 'invalid' : 'missing')

/** Which order, and whose number, or what is wrong with each field. A reference may be typed in small letters and with spaces. */
export function readDraft({
  reference,
  phone,
}: Draft): { orderReference: string; phoneNumber: PhoneNumber } | { problems: Problems } {
  const orderReference = reference.toUpperCase().replace(/\s/gu, '').replace(/[–—]/gu, '-')
  const phoneNumber = parsePhoneNumber(phone)
  if (isOrderReference(orderReference) && phoneNumber) return { orderReference, phoneNumber }
  return {
    problems: {
      ...(!isOrderReference(orderReference) && { reference: flawOf(reference) }),
      ...(!phoneNumber && { phone: flawOf(phone) }),
    },
  }
}
