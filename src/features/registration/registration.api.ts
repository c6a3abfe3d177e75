import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { randomCode } from '../../lib/random-code.ts'
import type { CallOptions } from '../../operator/client/exchange.ts'
import type { LinkResult } from '../../operator/client/link-phone-number.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import { declarationActivationStatus } from '../../operator/contract/declaration-activation-status.ts'
import { declarationConfirmation } from '../../operator/contract/declaration-confirmation.ts'
import { declarationConsents } from '../../operator/contract/declaration-consents.ts'
import { declarationDeclarePhoneNumber } from '../../operator/contract/declaration-declare-phone-number.ts'
import { declarationLinkPhoneNumber } from '../../operator/contract/declaration-link-phone-number.ts'
import { declarationVeriffSession } from '../../operator/contract/declaration-veriff-session.ts'
import { declarationVerificationStatus } from '../../operator/contract/declaration-verification-status.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import type { OperationRefusal } from '../../operator/contract/operation-errors.ts'
import { callOperator } from '../../session/call-operator.ts'

type ConsentsAnswer = {
  marketingConsentOutcome: 'MARKETING_CONSENT_PROVIDED' | 'FAILED_TO_PROVIDE_MARKETING_CONSENT'
}

/** The operator's calls of a registration. Each ends in an outcome and never throws. */
export const registrationApi = (options: CallOptions = {}) => ({
  link: (request: RequestOf<typeof declarationLinkPhoneNumber>, idempotencyKey: string) =>
    callOperator(declarationLinkPhoneNumber, request, { ...options, idempotencyKey }),
  puk: (request: RequestOf<typeof declarationDeclarePhoneNumber>, idempotencyKey: string) =>
    whereKnown(
      callOperator(declarationDeclarePhoneNumber, request, { ...options, idempotencyKey }),
      (declared) => declared.declarationStatus !== 'unknown',
    ),
  check: (request: RequestOf<typeof declarationVeriffSession>, idempotencyKey: string) =>
    callOperator(declarationVeriffSession, request, { ...options, idempotencyKey }),
  verification: (declarationId: string) =>
    whereKnown(
      callOperator(declarationVerificationStatus, { declarationId }, options),
      (verification) => verification.verificationStatus !== 'unknown',
    ),
  consents: (request: RequestOf<typeof declarationConsents>, idempotencyKey: string) =>
    whereKnown(
      callOperator(declarationConsents, request, { ...options, idempotencyKey }),
      (value): value is ConsentsAnswer => value.marketingConsentOutcome !== 'unknown',
    ),
  confirm: (request: RequestOf<typeof declarationConfirmation>, idempotencyKey: string) =>
    callOperator(declarationConfirmation, request, { ...options, idempotencyKey }),
  activation: (declarationId: string) =>
    whereKnown(
      callOperator(declarationActivationStatus, { declarationId }, options),
      (activation) => activation.activationStatus !== 'unknown',
    ),
})

export type RegistrationApi = ReturnType<typeof registrationApi>

/** What only a customer needs: GraphQL comes when it is asked for. */
export const customerApi = (options: CallOptions = {}) => ({
  async verify(
    phoneNumber: PhoneNumber,
    verificationCode: string,
    idempotencyKey: string,
  ): Promise<Outcome<LinkResult, OperationRefusal>> {
    const calls = await inTime(import('./customer.api.ts'), longestLoadInMilliseconds).catch(() => undefined)
    return calls
      ? calls.verifyNumber(phoneNumber, verificationCode, { ...options, idempotencyKey })
      : { kind: 'unknown', reason: 'partNotLoaded', reference: randomCode(12) }
  },
})

export type CustomerApi = ReturnType<typeof customerApi>
