import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNear } from './near.ts'

test.each([
  ['turkija', 'turkija', 0, true],
  ['turkja', 'turkija', 1, true],
  ['turkijja', 'turkija', 1, true],
  ['durkija', 'turkija', 1, true],
  ['durkia', 'turkija', 1, false],
  ['durkia', 'turkija', 2, true],
  ['', 'ab', 2, true],
  ['', 'abc', 2, false],
])('from “%s” to “%s” are at most %i letters: %s', (one, other, most, near) => {
  expect(isNear(one, other, most)).toBe(near)
})

test('a word with letters changed, left out or put in is near it, from both sides', () => {
  const letter = fc.constantFrom('a', 'b', 'c')
  const change = fc.tuple(fc.nat(), fc.constantFrom('', 'x', 'y'), fc.constantFrom(0, 1))
  fc.assert(
    fc.property(
      fc.string({ unit: letter, maxLength: 9 }),
      fc.array(change, { maxLength: 3 }),
      (word, changes) => {
        const typed = changes.reduce((text, [place, put, left]) => {
          const at = place % (text.length + 1)
          return text.slice(0, at) + put + text.slice(at + left)
        }, word)
        expect(isNear(typed, word, changes.length)).toBe(true)
        expect(isNear(word, typed, changes.length)).toBe(true)
      },
    ),
  )
})
