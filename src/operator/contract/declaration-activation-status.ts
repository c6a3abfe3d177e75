import * as v from 'valibot'
import { DeclarationActivation } from './declaration-activation.ts'
import { endpoint } from './endpoint.ts'
import { Identifier } from './typed-text.ts'

/** The state of the activation after the confirmation. Asked with growing pauses while it is in progress. */
export const declarationActivationStatus = endpoint({
  // A POST, since a reference would be in an address otherwise.
  method: 'POST',
  path: '/v1/declaration/declared-phone-number-activation-status',
  effect: 'read',
  request: v.object({ declarationId: Identifier }),
  answer: DeclarationActivation,
  errors: ['DECLARATION_NOT_FOUND', 'NOT_CONFIRMED'],
})
