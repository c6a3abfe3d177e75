import * as v from 'valibot'
import { ActivationError } from './activation-error.ts'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'
import { Count, Identifier, PukCode } from './typed-text.ts'

/** What is answered under this version of the contract. */
const known = [
  v.object({ declarationStatus: v.literal('DECLARATION_VERIFICATION_PENDING') }),
  v.object({
    declarationStatus: v.literal('DECLARATION_FAILED'),
    reason: ActivationError,
    attemptsLeft: v.nullable(Count),
    /** Once no try is left: from then on there are some again; null where there never are. */
    restrictedUntil: v.nullable(Instant),
  }),
] as const

/** Proves with the PUK that the SIM card is in the person's hands. The identity comes next. */
export const declarationDeclarePhoneNumber = endpoint({
  method: 'POST',
  path: '/v1/declaration/declarePhoneNumber',
  effect: 'write',
  request: v.object({ declarationId: Identifier, pukCode: PukCode }),
  answer: v.variant('declarationStatus', [
    ...known,
    v.object({ declarationStatus: otherThan(known, 'declarationStatus') }),
  ]),
  errors: ['DECLARATION_NOT_FOUND'],
})
