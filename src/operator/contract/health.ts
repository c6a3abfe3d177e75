import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { enumeration } from './enumeration.ts'

// Why: docs/decisions/0114-health-in-parts.md
/** What of an operator may fail by itself, named by what a customer does with it; `other` is all the rest. */
export const healthParts = [
  'account',
  'logIn',
  'strongLogIn',
  'texts',
  'cards',
  'wallets',
  'bankLink',
  'orders',
  'identityChecks',
  'other',
] as const
export type HealthPart = (typeof healthParts)[number]

export const partStatuses = ['ok', 'degraded', 'down'] as const
export type PartStatus = (typeof partStatuses)[number]

const Part = enumeration(healthParts, 'other')
const Status = enumeration(partStatuses)

/**
 * How the parts of an operator are, for who watches over the site: no page asks. It is 200 whatever fails, needs no session and
 * is the same for everybody. It says what is known already, so that asking costs nothing and waits for no provider.
 */
export const health = endpoint({
  method: 'GET',
  path: '/v1/health',
  effect: 'read',
  request: v.object({}),
  answer: v.object({
    /** Each part that this operator has, once; `other` as often as it likes. */
    parts: v.array(
      v.object({
        /** What customers do with it. No name of a supplier or a server: anyone may read this. */
        part: Part,
        /** `ok`, `degraded` (slow, or not for everybody) or `down` (who needs it now is refused). */
        status: Status,
      }),
    ),
  }),
  errors: [],
})
