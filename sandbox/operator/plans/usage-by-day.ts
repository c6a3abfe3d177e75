import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'
import { vilniusDate } from '../vilnius.ts'
import { type OrderedPlan, orderedPlansOf } from './ordered-plans.ts'
import { type Rhythm, rhythmOf } from './usage-rhythm.ts'

type Gain = Omit<Tables['gains'], 'id'>

interface Source {
  /** The gains that a day's figure comes from. */
  kinds: readonly Gain['kind'][]
  by: keyof Rhythm
  /** How much is used on a usual day where it is unlimited. */
  usual: number
}

const figures = {
  dataInLtInMB: { kinds: ['dataInLT', 'dataOffPeak'], by: 'home', usual: 1100 },
  dataInEuInMB: { kinds: ['dataInEU'], by: 'abroad', usual: 400 },
  dataBeyondEuInMB: { kinds: ['dataAbroad'], by: 'abroad', usual: 400 },
  callsInSeconds: { kinds: ['minutes'], by: 'calls', usual: 720 },
  messages: { kinds: ['messages'], by: 'messages', usual: 2 },
} as const satisfies Record<string, Source>

/** What one unit of a gain is in a day's figure. */
const perUnit: Record<Gain['unit'], number> = { GB: 1024, MB: 1, MIN: 60, SMS: 1 }

/** What a number used on one day. */
export type DayOfUse = { date: string } & Record<keyof typeof figures, number>

/**
 * A number's days up to today, made up so that the days of a plan's period add up to what the plan shows as used, and the
 * days before it are alike. Where no plan was used there are none, and none before the number was its holder's.
 */
export async function usageByDay(
  database: Database,
  { phoneNumber, startedAt }: Pick<NumberOnRecord, 'phoneNumber' | 'startedAt'>,
  { from, to }: { from: string; to: string },
): Promise<DayOfUse[]> {
  const used = await usedPlans(database, phoneNumber)
  if (used.length === 0) return []
  const since = vilniusDate(startedAt)
  const dates = datesBetween(since > from ? since : from, to)
  const amounts = (source: Source) => {
    const ofPlans = used.map((plan) => amountsOf(plan, source, dates))
    return dates.map((_, index) => ofPlans.reduce((sum, days) => sum + (days[index] ?? 0), 0))
  }
  const home = amounts(figures.dataInLtInMB)
  const inEu = amounts(figures.dataInEuInMB)
  const beyond = amounts(figures.dataBeyondEuInMB)
  const calls = amounts(figures.callsInSeconds)
  const messages = amounts(figures.messages)
  return dates.map((date, index) => ({
    date,
    dataInLtInMB: home[index] ?? 0,
    dataInEuInMB: inEu[index] ?? 0,
    dataBeyondEuInMB: beyond[index] ?? 0,
    callsInSeconds: calls[index] ?? 0,
    messages: messages[index] ?? 0,
  }))
}

type UsedPlan = OrderedPlan & { gains: Gain[] }

async function usedPlans(
  database: Database,
  phoneNumber: NumberOnRecord['phoneNumber'],
): Promise<UsedPlan[]> {
  const plans = await orderedPlansOf(database, phoneNumber)
  const begun = plans.filter(
    ({ validFrom, withdrawnAt, shortenedByHours }) =>
      // What such a plan no longer has was taken back, not used.
      validFrom !== null && withdrawnAt === null && shortenedByHours === null,
  )
  if (begun.length === 0) return []
  const ids = begun.map(({ orderedPlanId }) => orderedPlanId)
  const gains = await database.selectFrom('gains').selectAll().where('orderedPlanId', 'in', ids).execute()
  return begun
    .map((plan) => ({
      ...plan,
      gains: gains.filter(({ orderedPlanId }) => orderedPlanId === plan.orderedPlanId),
    }))
    .filter((plan) => plan.gains.some((gain) => usedOf(gain) > 0))
}

/** What went from one plan on each of these dates. */
function amountsOf(plan: UsedPlan, { kinds, by, usual }: Source, dates: string[]): number[] {
  const { phoneNumber, gains, validFrom, validTo } = plan
  const today = dates.at(-1) ?? ''
  const end = vilniusDate(validTo ?? Date.UTC(2100, 0))
  const period = datesBetween(vilniusDate(validFrom ?? 0), end < today ? end : today)
  const ofKind = gains.filter(({ kind }) => kinds.includes(kind))
  const weightOf = (date: string) => rhythmOf(phoneNumber, date)[by]
  const weights = period.map(weightOf)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const total = Math.round(ofKind.reduce((sum, gain) => sum + usedOf(gain) * perUnit[gain.unit], 0))
  const isUnlimited = ofKind.some(({ unlimited }) => unlimited === 1)
  const rate = isUnlimited ? usual : whole > 0 ? total / whole : 0
  const parts = isUnlimited ? weights.map((weight) => Math.round(weight * rate)) : shared(total, weights)
  const byDate = new Map(period.map((date, index) => [date, parts[index] ?? 0]))
  const first = period[0] ?? ''
  return dates.map((date) => byDate.get(date) ?? (date < first ? Math.round(weightOf(date) * rate) : 0))
}

const usedOf = ({ unlimited, periodAmount, rolloverAmount, remainingAmount }: Gain): number =>
  unlimited === 1 ? 0 : periodAmount + rolloverAmount - remainingAmount

/** A whole number shared by weights, in whole parts that add up to it; where nothing weighs, all is on the first. */
function shared(total: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const part = (whole > 0 ? Math.round((total * weighed) / whole) : total) - given
    given += part
    return part
  })
}

export function daysAfter(date: string, days: number): string {
  const at = new Date(date)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Both included; none where the second is before the first. */
function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  for (let date = first; date <= last; date = daysAfter(date, 1)) dates.push(date)
  return dates
}
