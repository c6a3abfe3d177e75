import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { Instant } from './instant.ts'
import { LinkFlowType, LinkResponseKey, ResponseSeverity } from './link-result.ts'
import { PhoneNumber } from './phone-number.ts'
import { Count, Identifier } from './typed-text.ts'

/**
 * The first step of a registration, for guests too: what is to be done with this number. `flowType` chooses the next
 * step, null where there is none. LINK_SIM: a code was sent to the number, and `verifyPhoneNumberLink` takes it; a guest
 * gets no code, since logging in with that number is the same proof. DECLARE_SIM: `declarationId` names the declaration
 * in the calls that follow, which are this browser's only.
 */
export const declarationLinkPhoneNumber = endpoint({
  method: 'POST',
  path: '/v1/declaration/linkPhoneNumber',
  effect: 'write',
  request: v.object({ phoneNumber: PhoneNumber, language: v.picklist(languages) }),
  answer: v.object({
    phoneNumber: PhoneNumber,
    linkPhoneNumberResponseKey: LinkResponseKey,
    linkPhoneNumberResponseType: ResponseSeverity,
    flowType: v.nullable(LinkFlowType),
    /** When another code may be sent, or the PUK be tried again. */
    restrictedUntil: v.nullable(Instant),
    /** Tries of the code or the PUK that are left. */
    attemptsLeft: v.nullable(Count),
    declarationId: v.nullable(Identifier),
  }),
  errors: [],
})
