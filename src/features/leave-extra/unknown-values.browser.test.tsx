import { expect } from 'vitest'
import {
  exampleKey,
  exampleRequest,
  inCalls,
  leadsToNoClaim,
} from '../../operator/client/unknown-values.fixture.tsx'
import { codeErrorInWords } from '../code-by-text/code-error-in-words.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { leaveExtraApi } from './leave-extra.api.ts'
import { leaveExtraMicrocopy } from './leave-extra.microcopy.ts'
import { toldInWords } from './leave-words.ts'

const words = wordsIn('lt', leaveExtraMicrocopy)

inCalls('how leaving Extra goes', {
  form: () => leaveExtraApi().ask(exampleRequest('leaveExtra'), exampleKey),
  code: () => leaveExtraApi().verify(exampleRequest('verifyLeaveExtra'), exampleKey),
})

leadsToNoClaim('why a code was not sent or taken', () => {
  expect(toldInWords('unknown', words)).toBe(words['leave.codeNotSent'])
  expect(
    codeErrorInWords(
      { kind: 'notVerified', reason: 'unknown', attemptsLeft: 1 },
      words,
      words['leave.LEAVE_REQUEST_NOT_FOUND'],
    ),
  ).toBe(words['leave.codeNotAccepted'])
})
