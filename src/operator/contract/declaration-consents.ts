import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { enumeration } from './enumeration.ts'
import { Identifier } from './typed-text.ts'

export const GivenConsent = v.picklist(['ACCEPTED', 'REJECTED'])
export type GivenConsent = v.InferOutput<typeof GivenConsent>

/** The marketing-consent step: both are answered, and refusing costs nothing. */
export const declarationConsents = endpoint({
  method: 'POST',
  path: '/v1/declaration/consents',
  effect: 'write',
  request: v.object({
    declarationId: Identifier,
    smsMarketingConsent: GivenConsent,
    phoneMarketingConsent: GivenConsent,
  }),
  answer: v.object({
    marketingConsentOutcome: enumeration([
      'MARKETING_CONSENT_PROVIDED',
      'FAILED_TO_PROVIDE_MARKETING_CONSENT',
    ]),
  }),
  errors: ['DECLARATION_NOT_FOUND'],
})
