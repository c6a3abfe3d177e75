import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { RedirectUrl, ReturnPathWithFragment } from './return-path.ts'
import { Identifier } from './typed-text.ts'

// Why: docs/decisions/0027-identity-on-its-own-page.md
/**
 * Opens an identity check at the provider for a declaration whose PUK was right; after an abandoned, expired or resubmitted
 * one it may be opened again. The person goes to `sessionUrl` and comes back to `returnPath`, whichever way it ended:
 * `verification-status` says which.
 */
export const declarationVeriffSession = endpoint({
  method: 'POST',
  path: '/v1/declaration/veriff-session',
  effect: 'write',
  request: v.object({
    declarationId: Identifier,
    language: v.picklist(languages),
    returnPath: ReturnPathWithFragment,
  }),
  answer: v.object({ sessionUrl: RedirectUrl }),
  errors: ['DECLARATION_NOT_FOUND', 'PUK_NOT_VERIFIED', 'VERIFICATION_THRESHOLD_REACHED'],
})
