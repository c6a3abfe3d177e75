import { expect, test } from 'vitest'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { writeOnce } from './write-once.ts'

const reference = 'R'

test.each<[Outcome<object>, keys: number]>([
  [{ kind: 'answer', value: {}, reference }, 2],
  [{ kind: 'failure', code: 'DECLARATION_NOT_FOUND', reference }, 2],
  [{ kind: 'unknown', reason: 'unmappedCode', reference }, 2],
  [{ kind: 'unknown', reason: 'refused', reference }, 1],
  [{ kind: 'unknown', reason: 'serverError', reference }, 1],
  [{ kind: 'unknown', reason: 'timeLimit', reference }, 1],
  [{ kind: 'unauthorized', reference }, 1],
  [{ kind: 'unavailable', reference }, 1],
])('after %o the same request twice comes with %i keys', async (outcome, count) => {
  const intent = intentUnder('registration-intent')
  const keys: string[] = []
  const send = async (_: object, key: string) => {
    keys.push(key)
    return outcome
  }
  await writeOnce(intent, { declarationId: 'D' }, send)
  await writeOnce(intent, { declarationId: 'D' }, send)
  expect(new Set(keys).size).toBe(count)
  intent.forget(keys.at(-1) ?? '')
})
