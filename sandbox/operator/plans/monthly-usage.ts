import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import { type ReportGroup, serviceReport } from '../report/service-report.ts'
import { vilniusDate } from '../vilnius.ts'
import { type DayOfUse, daysAfter, usageByDay } from './usage-by-day.ts'

/** Months that the contract tells, the current one included. */
const told = 12

/** A number's last months, as the contract has them. */
export async function monthlyUsage(database: Database, now: number, number: NumberOnRecord) {
  const today = vilniusDate(now)
  const firsts = Array.from({ length: told }, (_, index) => monthBefore(today, told - 1 - index))
  const days = await usageByDay(database, number, { from: firsts[0] ?? today, to: today })
  const months = await Promise.all(firsts.map((first) => monthOf(database, number, days, first, today)))
  const last = monthBefore(today, 1)
  return {
    phoneNumber: number.phoneNumber,
    months: months.filter((month) => month !== null),
    lastMonthToDate: await monthOf(database, number, days, last, last.slice(0, 8) + today.slice(8)),
  }
}

/** One month, or its first days; null where none of them is counted. */
async function monthOf(
  database: Database,
  number: NumberOnRecord,
  days: readonly DayOfUse[],
  month: string,
  until: string,
) {
  const end = lastDayOf(month) < until ? lastDayOf(month) : until
  const within = days.filter(({ date }) => date >= month && date <= end)
  if (within.length === 0) return null
  const sum = (figure: keyof Omit<DayOfUse, 'date'>) => within.reduce((total, day) => total + day[figure], 0)
  const { groups } = await serviceReport(database, 'lt', { ...number, from: month, to: end })
  return {
    month,
    dataInLtInMB: sum('dataInLtInMB'),
    dataInEuInMB: sum('dataInEuInMB'),
    dataBeyondEuInMB: sum('dataBeyondEuInMB'),
    callsInSeconds: sum('callsInSeconds'),
    messages: sum('messages'),
    eurOnPlans: spentOn(groups, ['PLANS']),
    eurOnData: spentOn(groups, ['DATA']),
    eurOnRest: spentOn(groups, ['CALLS', 'MESSAGES', 'OTHER']),
  }
}

const spentOn = (groups: readonly ReportGroup[], kinds: readonly ReportGroup['kind'][]): Cents =>
  toCents(
    groups
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { eurTotal }) => sum + Number(eurTotal), 0),
  )

/** The first day of the month so many months before that of a day. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

const lastDayOf = (first: string): string => daysAfter(monthBefore(first, -1), -1)
