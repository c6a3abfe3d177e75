import type { PhoneNumber } from '../../../lib/phone-number.ts'
import {
  linkPhoneNumber,
  unlinkPhoneNumber,
  verifyPhoneNumberLink,
} from '../../../operator/client/link-phone-number.ts'
import type { Outcome } from '../../../operator/client/outcome.ts'
import { switchPhoneNumber } from '../../../operator/client/switch-phone-number.ts'
import { whereKnown } from '../../../operator/client/where-known.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** What is said of another number than the one that was asked about says nothing of this one. */
async function about<Result extends { phoneNumber: PhoneNumber }, Code extends string>(
  phoneNumber: PhoneNumber,
  asked: Promise<Outcome<Result, Code>>,
): Promise<Outcome<Result, Code>> {
  const outcome = await asked
  return outcome.kind !== 'answer' || outcome.value.phoneNumber === phoneNumber
    ? outcome
    : { kind: 'unknown', reason: 'malformedAnswer', reference: outcome.reference }
}

/** The operator's calls about an account's numbers. Each ends in an outcome and never throws. */
export const linkApi = () => ({
  link: (phoneNumber: PhoneNumber, forceLink: boolean, idempotencyKey: string) =>
    about(
      phoneNumber,
      mapped(
        queryOperator(linkPhoneNumber, { phoneNumber, forceLink }, { idempotencyKey }),
        (answer) => answer.linkPhoneNumber,
      ),
    ),
  verify: (phoneNumber: PhoneNumber, verificationCode: string, idempotencyKey: string) =>
    about(
      phoneNumber,
      mapped(
        queryOperator(verifyPhoneNumberLink, { phoneNumber, verificationCode }, { idempotencyKey }),
        (answer) => answer.verifyPhoneNumberLink,
      ),
    ),
  unlink: (phoneNumber: PhoneNumber) =>
    about(
      phoneNumber,
      mapped(queryOperator(unlinkPhoneNumber, { phoneNumber }), (answer) => answer.unlinkPhoneNumber),
    ),
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
