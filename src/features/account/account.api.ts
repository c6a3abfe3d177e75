import type { PhoneNumber } from '../../lib/phone-number.ts'
import { switchPhoneNumber } from '../../operator/client/switch-phone-number.ts'
import { logout } from '../../operator/contract/logout.ts'
import { callOperator } from '../../session/call-operator.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** The operator's calls of the account bar. Each ends in an outcome and never throws. */
export const accountApi = () => ({
  async switchPhoneNumber(phoneNumber: PhoneNumber) {
    const outcome = await queryOperator(switchPhoneNumber, { phoneNumber })
    if (outcome.kind !== 'answer') return outcome
    return { ...outcome, value: outcome.value.switchPhoneNumber.switchPhoneNumberStatus }
  },
  logOut: () => callOperator(logout, {}),
})

export type AccountApi = ReturnType<typeof accountApi>
