import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCounts, readNumber, readWords, writeCounts, writeNumbers, writeWords } from './written.ts'

const word = fc.stringMatching(/^[a-zа-я0-9+€ß]{1,40}$/u)

test('words and counts are written as described', () => {
  expect(writeWords(['tapti', 'tarifas'])).toBe('AtaptiCrifas')
  const counts = new Map([
    [9, 1],
    [3, 1],
    [8, 2],
  ])
  expect(writeCounts(counts)).toBe('4 5x2 1')
})

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.sort()
      expect(readWords(writeWords(sorted))).toEqual(sorted)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: 99 }))), (entries) => {
      const counts = new Map(entries)
      expect(new Map(readCounts(writeCounts(counts)))).toEqual(counts)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 2000 })), (numbers) => {
      const text: unknown = JSON.parse(JSON.stringify(writeNumbers(numbers)))
      expect(numbers.map((_, at) => readNumber(String(text), at))).toEqual(numbers)
    }),
  )
})
