import * as v from 'valibot'
import { Instant } from '../contract/instant.ts'
import { LinkFlowType, LinkResponseKey, ResponseSeverity } from '../contract/link-result.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Count } from '../contract/typed-text.ts'
import {
  LinkPhoneNumberDocument,
  UnlinkPhoneNumberDocument,
  VerifyPhoneNumberLinkDocument,
} from './generated/graphql.ts'
import { repeatableMutation, writingMutation } from './operation.ts'

/** How adding or removing a number went, or how it continues; its key is matched to a kind in link-result.ts. */
const LinkResult = v.object({
  phoneNumber: PhoneNumber,
  linkPhoneNumberResponseKey: LinkResponseKey,
  linkPhoneNumberResponseType: ResponseSeverity,
  restrictedUntil: v.nullable(Instant),
  attemptsLeft: v.nullable(Count),
  codeExpiresAt: v.nullable(Instant),
})
export type LinkResult = v.InferOutput<typeof LinkResult>

/** Sends a code to the number that is to be added. Failure: STRONG_LOG_IN_REQUIRED (with `forceLink`). */
export const linkPhoneNumber = writingMutation(
  LinkPhoneNumberDocument,
  v.object({ linkPhoneNumber: v.object({ ...LinkResult.entries, flowType: v.nullable(LinkFlowType) }) }),
)

/** The code of that text; a wrong one is an attempt less. */
export const verifyPhoneNumberLink = writingMutation(
  VerifyPhoneNumberLinkDocument,
  v.object({ verifyPhoneNumberLink: LinkResult }),
)

/** Takes a number out of the account. */
export const unlinkPhoneNumber = repeatableMutation(
  UnlinkPhoneNumberDocument,
  v.object({ unlinkPhoneNumber: LinkResult }),
)
