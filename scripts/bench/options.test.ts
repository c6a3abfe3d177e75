import { expect, test } from 'vitest'
import { partNames, readOptions } from './options.ts'

test('everything is measured five times unless told otherwise', () => {
  expect(readOptions([])).toEqual({ parts: partNames, runs: 5, dist: undefined })
})

test('parts are measured in their own order, whatever the order they are named in', () => {
  const { parts } = readOptions(['--only', 'lighthouse', '--only', 'bytes'])
  expect(parts).toEqual(['bytes', 'lighthouse'])
})

test('a built site can be named', () => {
  expect(readOptions(['--dist', 'elsewhere', '--runs', '1'])).toMatchObject({ dist: 'elsewhere', runs: 1 })
})

test.each([
  [['--only', 'speed'], '--only takes'],
  [['--runs', '0'], '--runs takes'],
  [['--runs', 'many'], '--runs takes'],
  [['--fast'], '--fast'],
])('%j is refused by what is wrong with it', (args, words) => {
  expect(() => readOptions(args)).toThrow(words)
})
