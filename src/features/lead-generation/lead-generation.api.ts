import type { CallOptions } from '../../operator/client/exchange.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { leads } from '../../operator/contract/leads.ts'
import { leadsCaptcha } from '../../operator/contract/leads-captcha.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of asking to be called. Each ends in an outcome and never throws. */
export const leadGenerationApi = (options: CallOptions = {}) => ({
  captcha: (request: RequestOf<typeof leadsCaptcha>) =>
    whereKnown(
      callOperator(leadsCaptcha, request, options),
      (challenge) => challenge.kind !== 'unknown',
      'malformedAnswer',
    ),
  submit: (request: RequestOf<typeof leads>, idempotencyKey: string) =>
    callOperator(leads, request, { ...options, idempotencyKey }),
})

export type LeadGenerationApi = ReturnType<typeof leadGenerationApi>
