import { megabytesInGigabyte } from '../../lib/gigabyte.ts'
import type { Gain, GainAmount, OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'

export type GainType = Gain['type']

const order: readonly GainType[] = [
  'DATA_IN_LT',
  'DATA_OFF_PEAK',
  'DATA_IN_EU',
  'DATA_ABROAD',
  'MINUTES',
  'MESSAGES',
  'unknown',
]

/** What a gain is, apart from how much of it there is: two with the same name are added up. */
export const nameOfGain = ({ type, zone, socialOffers }: Gain): string =>
  [type, zone, ...socialOffers.map((offer) => offer.type).toSorted()].join(' ')

/**
 * Everything that the plans give now, equal gains added up, in the order in which people ask for them. An unlimited one
 * makes the sum unlimited. A plan that isn't active yet gives nothing.
 */
export const allGains = (plans: readonly OrderedPlanSummary[], now: number): Gain[] =>
  addUp(plans.filter((plan) => givesNow(plan, now)).flatMap(({ gains }) => gains))

/** Whether this site knows all that tells a gain from another: two that it doesn't know may be anything. */
const isKnown = (gain: Gain): boolean =>
  !nameOfGain(gain).split(' ').includes('unknown') &&
  [gain.periodAmount, gain.rolloverAmount, gain.remainingAmount].every(({ unit }) => unit !== 'unknown')

/** Equal gains as one, in the order in which people ask for them; what isn't known to be equal stays apart. */
export function addUp(gains: readonly Gain[]): Gain[] {
  const sums = new Map<string, Gain>()
  for (const [index, gain] of gains.entries()) {
    const name = isKnown(gain) ? nameOfGain(gain) : String(index)
    const known = sums.get(name)
    sums.set(name, known ? addGains(known, gain) : gain)
  }
  return [...sums.values()].toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

/**
 * Cancelled plans work until their period ends; what is left of a plan in a status that this site doesn't know, the
 * operator says. `now` in UTC milliseconds.
 */
export const givesNow = ({ status, validTo }: Pick<OrderedPlanSummary, 'status' | 'validTo'>, now: number) =>
  status !== 'ACTIVATION_IN_PROGRESS' &&
  (validTo === null ? status !== 'CANCELLED' && status !== 'CANCELLATION_IN_PROGRESS' : validTo > now)

function addGains(one: Gain, other: Gain): Gain {
  const periodAmount = addAmounts(one.periodAmount, other.periodAmount)
  const rolloverAmount = addAmounts(one.rolloverAmount, other.rolloverAmount)
  const remainingAmount = addAmounts(one.remainingAmount, other.remainingAmount)
  const whole = wholeOf({ periodAmount, rolloverAmount })
  return {
    ...one,
    periodAmount,
    rolloverAmount,
    remainingAmount,
    remainingPercentage: percentage(remainingAmount, whole),
  }
}

function addAmounts(one: GainAmount, other: GainAmount): GainAmount {
  if (one.unlimited || other.unlimited) return { unlimited: true, value: null, unit: one.unit }
  return { unlimited: false, value: (one.value ?? 0) + inUnit(other, one.unit), unit: one.unit }
}

/** An amount in another unit of the same measure; minutes and messages have one unit only. */
function inUnit({ value, unit }: GainAmount, wanted: GainAmount['unit']): number {
  const amount = value ?? 0
  if (unit === 'MB' && wanted === 'GB') return amount / megabytesInGigabyte
  if (unit === 'GB' && wanted === 'MB') return amount * megabytesInGigabyte
  return amount
}

/** The period's and what rolled over: what "of" is said about. */
export const wholeOf = ({ periodAmount, rolloverAmount }: Pick<Gain, 'periodAmount' | 'rolloverAmount'>) =>
  addAmounts(periodAmount, rolloverAmount)

function percentage(remaining: GainAmount, whole: GainAmount): number {
  if (remaining.unlimited) return 100
  const all = whole.value ?? 0
  if (all === 0) return 0
  return Math.min(100, Math.max(0, Math.round((inUnit(remaining, whole.unit) / all) * 100)))
}

/** An amount as people read it: less than a gigabyte in megabytes, cut off and never rounded up to more than there is. */
export function readable({ value, unit }: GainAmount): { value: number; unit: GainAmount['unit'] } {
  const amount = value ?? 0
  if (unit === 'GB' && amount > 0 && amount < 1)
    return { value: cut(amount * megabytesInGigabyte, 1), unit: 'MB' }
  if (unit === 'MB' && amount >= megabytesInGigabyte)
    return { value: cut(amount / megabytesInGigabyte, 10), unit: 'GB' }
  return { value: cut(amount, unit === 'GB' || unit === 'unknown' ? 10 : 1), unit }
}

/** Fractions of a kind such as tenths; a millionth more keeps 0,3 from becoming 0,2. */
const cut = (value: number, parts: number): number => Math.floor(value * parts + 1e-6) / parts
