import { manualClock } from '../../../src/lib/manual-clock.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { declarationActivationStatus } from '../../../src/operator/contract/declaration-activation-status.ts'
import { declarationConfirmation } from '../../../src/operator/contract/declaration-confirmation.ts'
import { declarationConsents } from '../../../src/operator/contract/declaration-consents.ts'
import { declarationDeclarePhoneNumber } from '../../../src/operator/contract/declaration-declare-phone-number.ts'
import { declarationLinkPhoneNumber } from '../../../src/operator/contract/declaration-link-phone-number.ts'
import { declarationVeriffSession } from '../../../src/operator/contract/declaration-veriff-session.ts'
import { declarationVerificationStatus } from '../../../src/operator/contract/declaration-verification-status.ts'
import { adultCode } from '../../shared/persons.ts'
import type { Visitor } from '../visitor.ts'

/** Someone who declares a number, call by call: what each answers, a refusal's code where it refuses. */
export function declarerOf(visitor: Visitor) {
  const options = () => ({ transport: { ...visitor, clock: manualClock() } })
  const once = () => ({ ...options(), idempotencyKey: randomCode(26) })
  let declarationId = 'none'

  return {
    async link(phoneNumber: PhoneNumber) {
      const linked = told(
        await callEndpoint(declarationLinkPhoneNumber, { phoneNumber, language: 'lt' }, once()),
      )
      if (typeof linked === 'object') declarationId = linked.declarationId ?? declarationId
      return linked
    },
    puk: async (pukCode: string) =>
      told(await callEndpoint(declarationDeclarePhoneNumber, { declarationId, pukCode }, once())),
    check: async () =>
      told(
        await callEndpoint(
          declarationVeriffSession,
          { declarationId, language: 'lt', returnPath: '/aktyvuok' },
          once(),
        ),
      ),
    verification: async () =>
      told(await callEndpoint(declarationVerificationStatus, { declarationId }, options())),
    consents: async () =>
      told(
        await callEndpoint(
          declarationConsents,
          { declarationId, smsMarketingConsent: 'ACCEPTED', phoneMarketingConsent: 'REJECTED' },
          once(),
        ),
      ),
    confirm: async () =>
      told(await callEndpoint(declarationConfirmation, { declarationId, dataConfirmed: true }, once())),
    activation: async () =>
      told(await callEndpoint(declarationActivationStatus, { declarationId }, options())),
    /** Goes through the provider's page. Returns where it leads. */
    async showDocument(sessionUrl: string, personalCode = adultCode, finding = 'approved', seconds = '3') {
      await visitor.sendForm(`${sessionUrl}/start`, {})
      return visitor.sendForm(`${sessionUrl}/submit`, { personalCode, finding, seconds })
    },
    hasId: (id: string) => {
      declarationId = id
    },
    id: () => declarationId,
  }
}
export type Declarer = ReturnType<typeof declarerOf>

export { adultCode as adult, childCode as child } from '../../shared/persons.ts'

const told = <Value, Code extends string>(
  outcome: { kind: 'answer'; value: Value } | { kind: 'failure'; code: Code } | { kind: string },
): Value | string => {
  if ('value' in outcome) return outcome.value
  return 'code' in outcome ? outcome.code : outcome.kind
}
