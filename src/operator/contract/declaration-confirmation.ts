import * as v from 'valibot'
import { DeclarationActivation } from './declaration-activation.ts'
import { endpoint } from './endpoint.ts'
import { Identifier } from './typed-text.ts'

/**
 * The person confirms what the document says, and the number is activated: at once, or later
 * (`declared-phone-number-activation-status`). Without an approved identity it fails; MARKETING_CONSENT_REQUIRED asks
 * for the consents first, STRONG_AUTHORIZATION_REQUIRED for the strong log-in. Both may then be sent again, with a new key.
 */
export const declarationConfirmation = endpoint({
  method: 'POST',
  path: '/v1/declaration/phone-number-declaration-confirmation',
  effect: 'write',
  request: v.object({ declarationId: Identifier, dataConfirmed: v.literal(true) }),
  answer: DeclarationActivation,
  errors: ['DECLARATION_NOT_FOUND', 'IDENTITY_NOT_VERIFIED'],
})
