import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'
import { Identifier, Words } from './typed-text.ts'

const challenge = { challengeId: Identifier, expiresAt: Instant }

/** What is answered under this version of the contract. */
const known = [
  v.object({
    ...challenge,
    kind: v.literal('picture'),
    picturePath: v.pipe(v.string(), v.regex(/^\/api\/v1\/[\w\-/.]+(\?challengeId=[\w.-]+)?$/)),
  }),
  v.object({ ...challenge, kind: v.literal('question'), question: Words }),
] as const

/**
 * A challenge that tells a person from a machine, answered once with the lead. A user who can't see the picture asks for a
 * question in words instead. `picturePath` is under the operator's `/api`, so that no other origin is asked; it answers
 * pixels, not markup in which the answer could be read.
 */
export const leadsCaptcha = endpoint({
  method: 'GET',
  path: '/v1/leads/captcha',
  effect: 'read',
  request: v.object({ kind: v.picklist(['picture', 'question']), language: v.picklist(languages) }),
  answer: v.variant('kind', [...known, v.object({ ...challenge, kind: otherThan(known, 'kind') })]),
  errors: [],
})
