import type { TripOffer } from './trip.ts'

/** What can be said of a day: megabytes; minutes of calls made, and as many taken; messages. */
export const habits = { data: [0, 100, 500, 2000], calls: [0, 5, 20, 60], messages: [0, 2, 10] } as const
export type Habit = keyof typeof habits

export const mostStops = 6
export const mostDays = 60

/** What is filled in: as typed, so that a half-typed number stays. */
export interface TripDraft {
  stops: { code: string; days: string }[]
  data: number
  calls: number
  messages: number
  /** '' for none. */
  planId: string
}

export const emptyDraft: TripDraft = {
  stops: [{ code: '', days: '7' }],
  data: 500,
  calls: 5,
  messages: 2,
  planId: '',
}

/** Typed days as a number; undefined where they aren't whole days that can be reckoned with. */
export function daysOf(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= mostDays ? days : undefined
}

/** A journey as an address names it: `trip=TR.7-LV.2&data=500&calls=5&messages=2&plan=uoga-m`. Only whole stops are in it. */
export function addressOfTrip({ stops, data, calls, messages, planId }: TripDraft): string {
  const whole = stops.filter(({ code, days }) => code && daysOf(days))
  const address = new URLSearchParams({
    trip: whole.map(({ code, days }) => `${code}.${daysOf(days)}`).join('-'),
    data: String(data),
    calls: String(calls),
    messages: String(messages),
    ...(planId && { plan: planId }),
  })
  return String(address)
}

/** The journey of an address; undefined where it names none. What it names wrongly is as at the start. */
export function tripIn(
  address: URLSearchParams,
  { countries, plans }: Pick<TripOffer, 'countries' | 'plans'>,
): TripDraft | undefined {
  const stops = (address.get('trip') ?? '').split('-').flatMap((stop) => {
    const [code = '', days = ''] = stop.split('.')
    return countries.some((country) => country.code === code) && daysOf(days) ? [{ code, days }] : []
  })
  if (stops.length === 0) return undefined
  const planId = address.get('plan') ?? ''
  const habit = (name: Habit): number =>
    habits[name].find((amount) => String(amount) === address.get(name)) ?? emptyDraft[name]
  return {
    stops: stops.slice(0, mostStops),
    data: habit('data'),
    calls: habit('calls'),
    messages: habit('messages'),
    planId: plans.some((plan) => plan.planId === planId) ? planId : '',
  }
}
