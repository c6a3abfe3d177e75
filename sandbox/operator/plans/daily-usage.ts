import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import { vilniusDate } from '../vilnius.ts'
import { daysAfter, usageByDay } from './usage-by-day.ts'

/** Days that the contract tells, today included. */
const told = 30

/** A number's last days, as the contract has them. */
export async function dailyUsage(database: Database, now: number, number: NumberOnRecord) {
  const to = vilniusDate(now)
  const days = await usageByDay(database, number, { from: daysAfter(to, 1 - told), to })
  return days.map(({ date, dataInLtInMB, dataInEuInMB, dataBeyondEuInMB, callsInSeconds, messages }) => ({
    date,
    dataInLtInMB,
    dataAbroadInMB: dataInEuInMB + dataBeyondEuInMB,
    callsInSeconds,
    messages,
  }))
}
