import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { loaderOf } from '../../session/loaded.ts'
import { createHistoryStore, mostRecords } from './history.store.ts'
import { allKinds, csvOfHistory, monthsOf, recordsOf } from './history.ts'

const record = (id: number, over: Partial<HistoryRecord> = {}): HistoryRecord => ({
  id: String(id),
  date: Date.UTC(2026, 0, 15, 10),
  kind: 'TOP_UPS',
  description: {
    template: 'Sąskaita papildyta {amount}',
    placeholders: [{ key: 'amount', value: '10,00 EUR' }],
  },
  ...over,
})

test('a line says its placeholders’ values; one without a value is an ellipsis', () => {
  const description = {
    template: '{plan}: {amount}, {toString}',
    placeholders: [{ key: 'plan', value: 'L' }],
  }
  expect(sentenceOf(description)).toBe('L: …, …')
})

test('a value is taken as it is: it fills nothing, replaces nothing, turns no writing round', () => {
  const placeholders = [
    { key: 'a', value: '{b} $& $1' },
    { key: 'b', value: '\u202eEUR\u0000' },
  ]
  expect(sentenceOf({ template: '{a} – {b}', placeholders })).toBe('{b} $& $1 –  EUR')
})

test('whatever the operator sends, a line is one line of plain text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'{}ab$& \n\u0000\u202e\u2066\u200f') })
  const placeholder = fc.record({ key: text, value: text })
  fc.assert(
    fc.property(text, fc.array(placeholder), (template, placeholders) => {
      expect(sentenceOf({ template, placeholders })).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    }),
  )
})

test('a month begins at midnight in Vilnius', () => {
  const records = [
    record(3, { date: Date.UTC(2026, 0, 31) }),
    record(2, { date: Date.UTC(2025, 11, 31, 22) }),
    record(1, { date: Date.UTC(2025, 11, 31, 21, 59) }),
  ]
  const [third, second, first] = records
  expect(monthsOf(records, 'en')).toEqual([
    { name: 'January\u00a02026', records: [third, second] },
    { name: 'December\u00a02025', records: [first] },
  ])
})

test('a filter leaves the lines of its kind', () => {
  const records = [record(1), record(2, { kind: 'PLANS' })]
  expect(recordsOf(records, 'PLANS')).toEqual([records[1]])
  expect(recordsOf(records, allKinds)).toEqual(records)
})

test('the file has a line for each record under its header', () => {
  const file = csvOfHistory([record(1)], ['Data', 'Kas įvyko'], () => '2026-01-15 12:00')
  expect(file).toBe('\ufeff"Data";"Kas įvyko"\r\n"2026-01-15 12:00";"Sąskaita papildyta 10,00 EUR"\r\n')
})

const lost: Outcome<never> = { kind: 'unknown', reason: 'noConnection', reference: 'r1' }

/** A store whose operator has so many records, and answers as long as `isUp`. */
function withRecords(count: number) {
  const operator = { isUp: true, limits: [] as number[] }
  const store = createHistoryStore(async (limit) => {
    operator.limits.push(limit)
    if (!operator.isUp) return lost
    const value = Array.from({ length: Math.min(count, limit) }, (_, index) => record(index))
    return { kind: 'answer', value, reference: 'r2' }
  }, loaderOf)
  return { store, operator, shown: () => store.$history.get() }
}

test('nothing at all is not a failure', async () => {
  const { store, operator, shown } = withRecords(0)
  operator.isUp = false
  await store.load()
  expect(shown()).toEqual({ name: 'failed', failed: lost })
  operator.isUp = true
  await store.load()
  expect(shown()).toEqual({ name: 'empty' })
})

test('asked again without an answer, the lines stay and say so', async () => {
  const { store, operator, shown } = withRecords(50)
  await store.load()
  operator.isUp = false
  await store.load()
  expect(shown()).toMatchObject({ name: 'ready', records: { length: 20 }, failed: lost })
})

test('more is asked for until there is no more', async () => {
  const { store, shown } = withRecords(50)
  await store.load()
  expect(shown()).toMatchObject({ hasMore: true, records: { length: 20 } })
  await store.more()
  expect(shown()).toMatchObject({ hasMore: false, records: { length: 50 } })
})

test('a double press asks once; a failure leaves the lines and may be tried again', async () => {
  const { store, operator, shown } = withRecords(100)
  await store.load()
  operator.isUp = false
  await Promise.all([store.more(), store.more()])
  expect(operator.limits).toEqual([20, 60])
  expect(shown()).toMatchObject({ name: 'ready', records: { length: 20 }, failed: lost, isAsking: false })
  operator.isUp = true
  await store.more()
  expect(shown()).toMatchObject({ records: { length: 60 } })
  expect(shown()).not.toHaveProperty('failed')
})

test('no more is asked for than the operator gives', async () => {
  const { store, operator, shown } = withRecords(5000)
  await store.load()
  for (let press = 0; press < 40; press++) await store.more()
  expect(operator.limits.at(-1)).toBe(mostRecords)
  expect(shown()).toMatchObject({ hasMore: false })
})
