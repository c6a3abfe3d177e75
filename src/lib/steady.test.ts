import { expect, test } from 'vitest'
import { steady } from './steady.ts'

test('what is the same again is the same object, so that nothing is drawn again', () => {
  const amounts = steady((amount: number) => ({ amount, parts: [amount] }))
  const first = amounts(1)
  expect(amounts(1)).toBe(first)
  expect(amounts(2)).toEqual({ amount: 2, parts: [2] })
  expect(amounts(1)).not.toBe(first)
  expect(amounts(1)).toEqual(first)
})

test('nothing is a value as well', () => {
  const known = steady((value: { at: number } | undefined) => value)
  expect(known(undefined)).toBeUndefined()
  expect(known({ at: 1 })).toEqual({ at: 1 })
  expect(known(undefined)).toBeUndefined()
})
