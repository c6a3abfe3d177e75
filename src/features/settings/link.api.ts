import type { PhoneNumber } from '../../lib/phone-number.ts'
import {
  linkPhoneNumber,
  unlinkPhoneNumber,
  verifyPhoneNumberLink,
} from '../../operator/client/link-phone-number.ts'
import { switchPhoneNumber } from '../../operator/client/switch-phone-number.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { mapped } from './settings.api.ts'

/** The operator's calls about an account's numbers. Each ends in an outcome and never throws. */
export const linkApi = () => ({
  link: (phoneNumber: PhoneNumber, forceLink: boolean, idempotencyKey: string) =>
    mapped(
      queryOperator(linkPhoneNumber, { phoneNumber, forceLink }, { idempotencyKey }),
      (answer) => answer.linkPhoneNumber,
    ),
  verify: (phoneNumber: PhoneNumber, verificationCode: string, idempotencyKey: string) =>
    mapped(
      queryOperator(verifyPhoneNumberLink, { phoneNumber, verificationCode }, { idempotencyKey }),
      (answer) => answer.verifyPhoneNumberLink,
    ),
  unlink: (phoneNumber: PhoneNumber) =>
    mapped(queryOperator(unlinkPhoneNumber, { phoneNumber }), (answer) => answer.unlinkPhoneNumber),
  switchTo: (phoneNumber: PhoneNumber) =>
    whereKnown(
      mapped(
        queryOperator(switchPhoneNumber, { phoneNumber }),
        (answer) => answer.switchPhoneNumber.switchPhoneNumberStatus,
      ),
      (status) => status !== 'unknown',
    ),
})

export type LinkApi = ReturnType<typeof linkApi>
