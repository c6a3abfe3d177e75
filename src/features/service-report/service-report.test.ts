import { addMonths, format } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { ServiceReport } from '../../operator/client/service-report.ts'
import { createServiceReportStore } from './service-report.store.ts'
import { csvOfReport, monthsUntil, type Period, problemOf } from './service-report.ts'

const today = '2026-03-31'

test.each<[Period, string | undefined]>([
  [{ from: '2026-03-01', to: '2026-03-31' }, undefined],
  [{ from: '2025-04-01', to: '2026-03-31' }, undefined],
  [{ from: '2025-03-31', to: '2026-03-31' }, 'tooLong'],
  [{ from: '2024-02-29', to: '2025-02-28' }, undefined],
  [{ from: '2024-02-29', to: '2025-03-01' }, 'tooLong'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'reversed'],
  [{ from: '2026-03-31', to: '2026-04-01' }, 'future'],
  [{ from: '', to: '2026-03-01' }, 'missing'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'missing'],
])('%o: %s', (period, problem) => {
  expect(problemOf(period, today)).toBe(problem)
})

test('twelve whole months until today, each beginning the day after the one before it', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const now = date.toISOString().slice(0, 10)
      const months = monthsUntil(now)
      expect(months[0]?.to).toBe(now)
      expect(months).toHaveLength(12)
      for (const [index, { from, to }] of months.entries()) {
        expect(from).toBe(format(addMonths(`${now.slice(0, 7)}-01T00:00`, -index), 'yyyy-MM-dd'))
        expect(problemOf({ from, to }, now)).toBeUndefined()
      }
    }),
  )
})

const phoneNumber = parsePhoneNumber('61234567')
if (!phoneNumber) throw new Error('not a number')
const report = (lines: number): ServiceReport => ({
  from: '2026-03-01',
  to: today,
  phoneNumber,
  eurTotal: toCents(9),
  groups: [
    {
      kind: 'CALLS',
      eurTotal: toCents(9),
      lines: Array.from({ length: lines }, () => ({
        date: 0,
        description: { template: '=HYPERLINK({a})', placeholders: [] },
        quantity: 1.5,
        units: 'MIN' as const,
        cost: toCents(-9),
      })),
    },
  ],
})

test('a line of the file has date, kind, words, quantity and cost; none is a formula', () => {
  const file = csvOfReport(
    report(1),
    ['D', 'K', 'W', 'Q', 'C'],
    () => 'Skambučiai',
    () => '2026-03-01 10:00',
  )
  expect(file.split('\r\n')[1]).toBe(`"2026-03-01 10:00";"Skambučiai";"'=HYPERLINK(…)";"1,5 MIN";"-0,09"`)
})

const first = { from: '2026-03-01', to: today }

test('nothing in a period is not a failure, and wrong dates ask nothing', async () => {
  const asked: Period[] = []
  const { $report, show } = createServiceReportStore({
    first,
    today: () => today,
    ask: async (period) => {
      asked.push(period)
      return { kind: 'answer', value: report(0), reference: 'r1' }
    },
  })
  await show(first)
  expect($report.get()).toEqual({ name: 'empty', period: first })
  await show({ from: today, to: '2026-03-01' })
  expect($report.get()).toMatchObject({ name: 'wrong', problem: 'reversed' })
  expect(asked).toEqual([first])
})

test('of two periods asked for, the last one is shown, whichever answer comes last', async () => {
  const answers: ((outcome: Outcome<ServiceReport>) => void)[] = []
  const { $report, show } = createServiceReportStore({
    first,
    today: () => today,
    ask: () => new Promise<Outcome<ServiceReport>>((resolve) => answers.push(resolve)),
  })
  const second = { from: '2026-02-01', to: '2026-02-28' }
  const both = [show(first), show(second)]
  answers[1]?.({ kind: 'answer', value: report(2), reference: 'r2' })
  answers[0]?.({ kind: 'unknown', reason: 'timeLimit', reference: 'r1' })
  await Promise.all(both)
  expect($report.get()).toMatchObject({ name: 'ready', period: second })
})
