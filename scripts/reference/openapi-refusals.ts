import type { Endpoint } from '../../src/operator/contract/endpoint.ts'
import {
  type ProtocolError,
  protocolErrors,
  refusedStatus,
} from '../../src/operator/contract/protocol-errors.ts'
import { headersOf } from './openapi-headers.ts'

/** The body of any refusal: one of these codes. */
const content = (codes: readonly string[]) => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: { code: { type: 'string', enum: codes } },
      required: ['code'],
    },
    examples: Object.fromEntries(codes.map((code) => [code, { value: { code } }])),
  },
})

const refusal = (
  description: string,
  codes: readonly ProtocolError[],
  own?: Parameters<typeof headersOf>[0],
) => ({
  description,
  headers: headersOf(own),
  content: content(codes),
})

const badRequest = 'What was sent is no request of this call.'

/** How calls are refused before their own rules are asked, by the name in the document. */
export const refusals = {
  BadRequest: refusal(badRequest, ['BAD_REQUEST']),
  BadWrite: refusal(`${badRequest} A write has an Idempotency-Key.`, [
    'BAD_REQUEST',
    'IDEMPOTENCY_KEY_MISSING',
  ]),
  SessionMissing: refusal(
    'A write without a session: nothing was done. The same call is sent again with `X-Begin-Session: 1`, then with the cookie that this answer brings.',
    ['SESSION_MISSING'],
    { 'Set-Cookie': 'GuestSession' },
  ),
  ForeignOrigin: refusal('The call has another `Origin` than the site’s, or none.', ['FOREIGN_ORIGIN']),
  KeyReused: refusal('The Idempotency-Key came before with another request, or from someone else.', [
    'IDEMPOTENCY_KEY_REUSED',
  ]),
  BodyTooLarge: refusal('The body has more than 16 kB.', ['BODY_TOO_LARGE']),
  NotJson: refusal('The body isn’t `application/json`.', ['UNSUPPORTED_MEDIA_TYPE']),
  TooManyRequests: refusal(
    'One call too many: nothing was done, and no key keeps this answer.',
    ['TOO_MANY_REQUESTS'],
    { 'Retry-After': 'RetryAfter' },
  ),
  Failed: refusal('Something broke: a write may be done all the same, and is sent again with its own key.', [
    'INTERNAL',
  ]),
  Maintenance: { description: 'The self-service is down. The body counts for nothing.' },
}

type Refusal = keyof typeof refusals

const ofEveryCall: Record<number, Refusal> = {
  [protocolErrors.BAD_REQUEST]: 'BadRequest',
  [protocolErrors.TOO_MANY_REQUESTS]: 'TooManyRequests',
  [protocolErrors.INTERNAL]: 'Failed',
  503: 'Maintenance',
}
const ofPosts: Record<number, Refusal> = {
  [protocolErrors.FOREIGN_ORIGIN]: 'ForeignOrigin',
  [protocolErrors.BODY_TOO_LARGE]: 'BodyTooLarge',
  [protocolErrors.UNSUPPORTED_MEDIA_TYPE]: 'NotJson',
}
const ofWrites: Record<number, Refusal> = {
  [protocolErrors.SESSION_MISSING]: 'SessionMissing',
  [protocolErrors.BAD_REQUEST]: 'BadWrite',
  [protocolErrors.IDEMPOTENCY_KEY_REUSED]: 'KeyReused',
}

/** How a call may be refused, by status. */
export const refusalsOf = ({ method, effect, errors }: Endpoint) => ({
  ...Object.fromEntries(
    Object.entries({
      ...ofEveryCall,
      ...(method === 'POST' && ofPosts),
      ...(effect === 'write' && ofWrites),
    }).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  ),
  ...(errors.options.length > 0 && {
    [refusedStatus]: {
      description: 'Refused by this call’s own rules: nothing was done.',
      headers: headersOf(),
      content: content(errors.options),
    },
  }),
})
