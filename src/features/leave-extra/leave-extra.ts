import * as v from 'valibot'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { LeaveDestination } from '../../operator/contract/leave-extra.ts'
import { Email } from '../../operator/contract/typed-text.ts'

export type DestinationKind = LeaveDestination['kind']
/** The flow for the extra line, and the one for the second service line: that one doesn't end in the operator's own prepaid line. */
export const destinationKinds = {
  leaveExtra: ['prepaid', 'postpaid', 'otherOperator'],
  leaveSecondLine: ['postpaid', 'otherOperator'],
} as const satisfies Record<string, readonly DestinationKind[]>
export type LeaveFlow = keyof typeof destinationKinds

/** What the forms hold, as typed. */
export interface Draft {
  destination: DestinationKind | undefined
  operatorName: string
  contactPhone: string
  phone: string
  firstName: string
  lastName: string
  email: string
}

/** The destination that a link chooses by its fragment (`#postpaid`); undefined where the flow doesn't offer it. */
export const destinationIn = (fragment: string, flow: LeaveFlow): DestinationKind | undefined =>
  destinationKinds[flow].find((kind) => fragment === `#${kind}`)

export const emptyDraft: Draft = {
  destination: undefined,
  operatorName: '',
  contactPhone: '',
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
}

export interface Person {
  phoneNumber: PhoneNumber
  firstName: string
  lastName: string
  email: string
}

type Flaw = 'missing' | 'invalid'
/** What is wrong, by field. */
export type Problems = Partial<Record<keyof Draft, Flaw>>

const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim()
const flawOf = (text: string): Flaw => (text.trim() ? 'invalid' : 'missing')

/** Where the number goes, or what is wrong with each field. */
export function readDestination(draft: Draft): { destination: LeaveDestination } | { problems: Problems } {
  const { destination: kind } = draft
  if (!kind) return { problems: { destination: 'missing' } }
  if (kind !== 'otherOperator') return { destination: { kind } }
  const operatorName = plain(draft.operatorName)
  const contactPhoneNumber = parsePhoneNumber(draft.contactPhone)
  if (operatorName && contactPhoneNumber) return { destination: { kind, operatorName, contactPhoneNumber } }
  return {
    problems: {
      ...(!operatorName && { operatorName: 'missing' }),
      ...(!contactPhoneNumber && { contactPhone: flawOf(draft.contactPhone) }),
    },
  }
}

/** Who leaves with which number, or what is wrong with each field. */
export function readPerson(draft: Draft): { person: Person } | { problems: Problems } {
  const phoneNumber = parsePhoneNumber(draft.phone)
  const firstName = plain(draft.firstName)
  const lastName = plain(draft.lastName)
  const email = draft.email.trim()
  const isEmail = v.is(Email, email)
  if (phoneNumber && firstName && lastName && isEmail)
    return { person: { phoneNumber, firstName, lastName, email } }
  return {
    problems: {
      ...(!phoneNumber && { phone: flawOf(draft.phone) }),
      ...(!firstName && { firstName: 'missing' }),
      ...(!lastName && { lastName: 'missing' }),
      ...(!isEmail && { email: flawOf(draft.email) }),
    },
  }
}
