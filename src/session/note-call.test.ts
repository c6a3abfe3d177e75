import { afterEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../operator/client/outcome.ts'
import { noteCall } from './note-call.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What is counted of a call that ended so. */
function noted(outcome: Outcome<unknown>): unknown[] {
  const details: unknown[] = []
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => details.push(event.detail))
  expect(noteCall('payment/card', outcome)).toBe(outcome)
  return details
}

const reference = 'A1B2C3D4E5F6'

test.each<[Outcome<unknown>, string, boolean]>([
  [{ kind: 'answer', value: { phoneNumber: '+37061234567' }, reference }, 'answer', false],
  [{ kind: 'failure', code: 'NOT_FOUND', reference }, 'failure/NOT_FOUND', false],
  [{ kind: 'unauthorized', reference }, 'unauthorized', true],
  [{ kind: 'unavailable', reference }, 'unavailable', true],
  [{ kind: 'unknown', reason: 'timeLimit', reference }, 'unknown/timeLimit', true],
])('%o is noted as %s, without its value', (outcome, words, isTrouble) => {
  expect(noted(outcome)).toEqual([{ name: 'payment/card', outcome: words, isTrouble, reference }])
})

test('a call that was given up is not noted, and without a page none is', () => {
  expect(noted({ kind: 'unknown', reason: 'aborted', reference })).toEqual([])
  vi.stubGlobal('dispatchEvent', undefined)
  expect(noteCall('sessions', { kind: 'unavailable', reference })).toMatchObject({ kind: 'unavailable' })
})
