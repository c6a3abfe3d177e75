import type { PhoneNumber } from '../../lib/phone-number.ts'
import { switchPhoneNumber } from '../../operator/client/switch-phone-number.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import { logout } from '../../operator/contract/logout.ts'
import { callOperator } from '../../session/call-operator.ts'
import { queryOperator } from '../../session/query-operator.ts'

async function switchedTo(phoneNumber: PhoneNumber) {
  const outcome = await queryOperator(switchPhoneNumber, { phoneNumber })
  if (outcome.kind !== 'answer') return outcome
  return { ...outcome, value: outcome.value.switchPhoneNumber.switchPhoneNumberStatus }
}

/** The operator's calls of the account bar. Each ends in an outcome and never throws. */
export const accountApi = () => ({
  switchPhoneNumber: (phoneNumber: PhoneNumber) =>
    whereKnown(switchedTo(phoneNumber), (status) => status !== 'unknown'),
  logOut: () =>
    whereKnown(callOperator(logout, {}), (value): value is { status: 'guest' } => value.status === 'guest'),
})

export type AccountApi = ReturnType<typeof accountApi>
