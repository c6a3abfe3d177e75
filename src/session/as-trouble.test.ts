import { expect, test } from 'vitest'
import { asTrouble } from './as-trouble.ts'

test('a refusal where none may be is a strange answer; everything else is what it was', () => {
  expect(asTrouble({ kind: 'failure', code: 'NO_SUCH_THING', reference: 'r1' })).toEqual({
    kind: 'unknown',
    reason: 'refused',
    reference: 'r1',
  })
  const down = { kind: 'unavailable', reference: 'r2' } as const
  expect(asTrouble(down)).toBe(down)
})
