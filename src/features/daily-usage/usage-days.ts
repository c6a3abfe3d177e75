import type { UsageDay } from '../../operator/client/daily-usage.ts'

/** What can be looked at day by day. */
export const measures = ['data', 'calls', 'messages'] as const
/** Money is of months only. */
export type Measure = (typeof measures)[number] | 'money'

/** What a day had, or the month that begins with it. */
export interface Used extends UsageDay {
  spentInCents?: number
}

/** Days that are shown, today included. */
const shown = 30

/** The last days, oldest first, in whichever order they come. */
export const lastDays = (days: readonly UsageDay[]): UsageDay[] =>
  days.toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(-shown)

/** How much of it a day or a month had: megabytes, seconds, texts or cents. */
export function amountOn(day: Used, measure: Measure): number {
  switch (measure) {
    case 'data':
      return day.dataInLtInMB + day.dataAbroadInMB
    case 'calls':
      return day.callsInSeconds
    case 'messages':
      return day.messages
    case 'money':
      return day.spentInCents ?? 0
  }
}

export interface DaysSummary {
  /** A day, of those that are over. */
  average: number
  /** The first day on which nothing was more. */
  most: { date: string; amount: number }
}

/** What days or months come to; undefined where nothing was used. `today`: the one that isn't over, as the calendar writes it. */
export function summaryOf(days: readonly Used[], measure: Measure, today: string): DaysSummary | undefined {
  const amounts = days.map((day) => ({ date: day.date, amount: amountOn(day, measure) }))
  const [first, ...others] = amounts
  if (!first) return undefined
  const most = others.reduce((sofar, one) => (one.amount > sofar.amount ? one : sofar), first)
  if (most.amount === 0) return undefined
  const over = amounts.filter(({ date }) => date !== today)
  const counted = over.length > 0 ? over : amounts
  const total = counted.reduce((sum, { amount }) => sum + amount, 0)
  return { average: total / counted.length, most }
}

/** Whether anything was used at all. */
export const isAnythingUsed = (days: readonly UsageDay[]): boolean =>
  days.some((day) => measures.some((measure) => amountOn(day, measure) > 0))
