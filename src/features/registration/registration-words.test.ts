import { expect, test } from 'vitest'
import { fill } from '../../i18n/fill.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { linkWords } from '../numbers/link-words.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { registrationMicrocopy } from './registration.microcopy.ts'
import type { PukProblem } from './registration-screen.ts'
import { codeErrorInWords, pukErrorInWords, toldInWords } from './registration-words.ts'

const words = wordsIn('lt', registrationMicrocopy)
const lost = { kind: 'failed', failed: { kind: 'unavailable', reference: 'r1' } } as const
const told = (outcome: LinkOutcome, attemptsLeft: number | null = null) =>
  ({ kind: 'told', told: outcome, attemptsLeft }) as const

const wrong = told({ key: 'INVALID_VERIFICATION_CODE', kind: 'invalidVerificationCode' }, 2)
const expired = told({ key: 'VERIFICATION_CODE_EXPIRED', kind: 'verificationCodeExpired' })
const anothers = told({ key: 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT', kind: 'alreadyLinkedToAnotherAccount' })

test.each([
  [anothers, words['registration.ALREADY_LINKED_TO_ANOTHER_ACCOUNT']],
  [
    told({ key: 'OWNERSHIP_ALREADY_DECLARED', kind: 'ownershipAlreadyDeclared' }),
    words['registration.OWNERSHIP_ALREADY_DECLARED'],
  ],
  [told({ key: 'ALREADY_ACTIVE', kind: 'unknown' }), words['registration.ALREADY_ACTIVE']],
  [wrong, linkWords(wrong.told, 2, words)],
  [expired, linkWords(expired.told, null, words)],
  [told({ key: undefined, kind: 'unknown' }), words['link.unknown']],
])('$told.key is reported in the words of this page', (problem, text) => {
  expect(toldInWords(problem, words)).toBe(text)
})

test.each([
  [{ kind: 'missing' } as const, words['link.codeMissing']],
  [wrong, linkWords(wrong.told, 2, words)],
  [expired, linkWords(expired.told, null, words)],
  [anothers, undefined],
  [{ kind: 'number' } as const, undefined],
  [lost, undefined],
  [undefined, undefined],
])('at the code’s field %o is reported as %j', (problem, text) => {
  expect(codeErrorInWords(problem, words)).toBe(text)
})

test.each<[PukProblem | undefined, number | null, string | undefined]>([
  [{ kind: 'missing' }, 3, words['registration.pukCodeRequired']],
  [{ kind: 'malformed' }, 3, words['registration.pukCodeMalformed']],
  [{ kind: 'wrong' }, 2, fill(words['registration.pukCodeInvalid'], { n: 2 })],
  [{ kind: 'wrong' }, null, words['registration.pukCodeInvalidUnknown']],
  [lost, 3, undefined],
  [undefined, 3, undefined],
])('at the PUK’s field %o with %s tries left is reported as %j', (problem, attemptsLeft, text) => {
  const step = { name: 'puk', declarationId: 'D', phoneNumber: undefined, isAsking: false } as const
  expect(pukErrorInWords({ ...step, attemptsLeft, ...(problem && { problem }) }, words)).toBe(text)
})
