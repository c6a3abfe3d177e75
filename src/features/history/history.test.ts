import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { loaderOf } from '../../session/loaded.ts'
import { createHistoryStore, mostRecords } from './history.store.ts'
import { allKinds, csvOfHistory, type Filter, monthsOf, recordsOf } from './history.ts'

const record = (id: number, over: Partial<HistoryRecord> = {}): HistoryRecord => ({
  id: String(id),
  date: Date.UTC(2026, 0, 15, 10),
  kind: 'TOP_UPS',
  description: { template: 'Skambutis {number}', placeholders: [{ key: 'number', value: '+370 6** **512' }] },
  amount: null,
  balanceAfter: null,
  service: null,
  receiptReference: null,
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

test('a month and a day begin at midnight in Vilnius; a day says what moved on it in all', () => {
  const records = [
    record(4, { date: Date.UTC(2026, 0, 31) }),
    record(3, { date: Date.UTC(2025, 11, 31, 22), amount: toCents(1000) }),
    record(2, { date: Date.UTC(2025, 11, 31, 21, 59), amount: toCents(-690) }),
    record(1, { date: Date.UTC(2025, 11, 31, 21), amount: toCents(-9) }),
    record(0, { date: Date.UTC(2025, 11, 31, 20) }),
  ]
  const [fourth, third, ...others] = records
  expect(monthsOf(records, 'en')).toEqual([
    {
      name: 'January\u00a02026',
      days: [
        { date: '2026-01-31', records: [fourth], moved: undefined },
        { date: '2026-01-01', records: [third], moved: 1000 },
      ],
    },
    { name: 'December\u00a02025', days: [{ date: '2025-12-31', records: others, moved: -699 }] },
  ])
})

test('every line is on one day of one month, in the order in which it came, and sums are whole', () => {
  const lines = fc.array(
    fc.record({ days: fc.nat(90), cents: fc.option(fc.integer({ min: -5000, max: 5000 })) }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(lines, (all) => {
      const records = all
        .toSorted((one, other) => one.days - other.days)
        .map(({ days, cents }, index) =>
          record(index, {
            date: Date.UTC(2026, 3, 15) - days * 24 * 60 * 60 * 1000,
            amount: cents === null ? null : toCents(cents),
          }),
        )
      const days = monthsOf(records, 'lt').flatMap((month) => month.days)
      expect(days.flatMap((day) => day.records)).toEqual(records)
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
      const sum = (amounts: (number | null | undefined)[]) =>
        amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
      expect(sum(days.map(({ moved }) => moved))).toBe(sum(records.map(({ amount }) => amount)))
    }),
  )
})

const everything: Filter = { kind: allKinds, month: '', text: '' }

test('a filter leaves the lines of its kind, its month, and with its words or sum', () => {
  const records = [
    record(1),
    record(2, { kind: 'PLANS', date: Date.UTC(2025, 11, 1) }),
    record(3, {
      amount: toCents(-690),
      description: { template: 'Planas „Avietė“ pratęstas', placeholders: [] },
    }),
  ]
  const ids = (part: Partial<Filter>) => recordsOf(records, { ...everything, ...part }).map(({ id }) => id)
  expect(ids({})).toEqual(['1', '2', '3'])
  expect(ids({ kind: 'PLANS' })).toEqual(['2'])
  expect(ids({ month: '2026-01' })).toEqual(['1', '3'])
  expect(ids({ text: ' avie prates ' })).toEqual(['3'])
  expect(ids({ text: '6,90' })).toEqual(['3'])
  expect(ids({ text: '-6,90' })).toEqual(['3'])
  expect(ids({ text: '−6,90' })).toEqual(['3'])
  expect(ids({ text: '**512', month: '2025-12' })).toEqual(['2'])
  expect(ids({ text: 'nieko tokio' })).toEqual([])
})

test('the file has a line for each record under its header, and sums that a spreadsheet adds up', () => {
  const records = [record(1, { amount: toCents(-690), balanceAfter: toCents(510) }), record(2)]
  const file = csvOfHistory(records, ['Data', 'Kas įvyko', 'Suma', 'Likutis'], () => '2026-01-15 12:00')
  expect(file.split('\r\n')).toEqual([
    '\ufeff"Data";"Kas įvyko";"Suma";"Likutis"',
    '"2026-01-15 12:00";"Skambutis +370 6** **512";"-6,90";"5,10"',
    '"2026-01-15 12:00";"Skambutis +370 6** **512";"";""',
    '',
  ])
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
