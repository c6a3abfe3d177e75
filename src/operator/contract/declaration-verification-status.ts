import * as v from 'valibot'
import { ActivationError } from './activation-error.ts'
import { CalendarDate } from './calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { enumeration, otherThan } from './enumeration.ts'
import { Identifier, PersonName } from './typed-text.ts'

/** How it may be under this version of the contract. */
const known = [
  v.object({
    verificationStatus: v.picklist(['created', 'started', 'submitted', 'inReview', 'abandoned', 'expired']),
  }),
  v.object({
    verificationStatus: v.literal('approved'),
    person: v.object({ firstName: PersonName, lastName: PersonName, dateOfBirth: CalendarDate }),
  }),
  v.object({
    verificationStatus: v.literal('resubmissionRequested'),
    /** What the new pictures have to be better at; one that this site has no words for is `other`. */
    problem: v.fallback(
      enumeration(['documentUnreadable', 'documentNotAccepted', 'faceNotVisible', 'other'], 'other'),
      'other',
    ),
  }),
  v.object({ verificationStatus: v.literal('declined'), reason: ActivationError }),
] as const

/**
 * The state of the identity check. `created` → `started` → `submitted` → `inReview` → `approved` | `declined` |
 * `resubmissionRequested`; at any time before that `abandoned` or `expired`. After `resubmissionRequested`, `abandoned`
 * and `expired` a new session may be opened. `approved` says what the document says, for the person to confirm.
 */
export const IdentityVerification = v.variant('verificationStatus', [
  ...known,
  v.object({ verificationStatus: otherThan(known, 'verificationStatus') }),
])
export type IdentityVerification = v.InferOutput<typeof IdentityVerification>

/**
 * The state of the identity check: the provider has told the operator. Asked with growing pauses while it is `submitted` or
 * `inReview`.
 */
export const declarationVerificationStatus = endpoint({
  // A POST, since a reference would be in an address otherwise.
  method: 'POST',
  path: '/v1/declaration/verification-status',
  effect: 'read',
  request: v.object({ declarationId: Identifier }),
  answer: IdentityVerification,
  errors: ['DECLARATION_NOT_FOUND', 'VERIFICATION_NOT_BEGUN'],
})
