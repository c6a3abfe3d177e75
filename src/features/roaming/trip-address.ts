import type { TripOffer } from './trip.ts'

/** What can be said of a day: megabytes; minutes of calls made, and as many taken; messages. */
export const habits = { data: [0, 100, 500, 2048], calls: [0, 5, 20, 60], messages: [0, 2, 10] } as const
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

/** Whether a country is chosen, for days that can be reckoned with. */
export const isWholeStop = ({ code, days }: TripDraft['stops'][number]): boolean =>
  code !== '' && daysOf(days) !== undefined

/** A journey as an address names it: `trip=TR.7-LV.2&data=500&calls=5&messages=2&plan=uoga-m`. Only whole stops are in it. */
export function addressOfTrip({ stops, data, calls, messages, planId }: TripDraft): string {
  const whole = stops.filter(isWholeStop)
  const address = new URLSearchParams({
    trip: whole.map(({ code, days }) => `${code}.${daysOf(days)}`).join('-'),
    data: String(data),
    calls: String(calls),
    messages: String(messages),
    ...(planId && { plan: planId }),
  })
  return String(address)
}

/** The journey of an address, and whether all of it could be read. */
export interface NamedTrip {
  draft: TripDraft
  isWhole: boolean
}

/** The journey of an address; undefined where it names none. What it names wrongly is left out, or as at the start. */
export function tripIn(
  address: URLSearchParams,
  { countries, plans }: Pick<TripOffer, 'countries' | 'plans'>,
): NamedTrip | undefined {
  if (!address.has('trip')) return undefined
  const named = (address.get('trip') ?? '').split('-').filter((stop) => stop !== '')
  const stops = named.flatMap((stop) => {
    const [typed = '', typedDays = ''] = stop.split('.')
    const code = typed.toUpperCase()
    const days = daysOf(typedDays)
    return countries.some((country) => country.code === code) && days ? [{ code, days: String(days) }] : []
  })
  const planId = address.get('plan') ?? ''
  const habit = (name: Habit): number | undefined =>
    address.has(name) ? habits[name].find((amount) => String(amount) === address.get(name)) : emptyDraft[name]
  const [data, calls, messages] = [habit('data'), habit('calls'), habit('messages')]
  const hasPlan = plans.some((plan) => plan.planId === planId)
  return {
    draft: {
      stops: stops.length > 0 ? stops.slice(0, mostStops) : emptyDraft.stops,
      data: data ?? emptyDraft.data,
      calls: calls ?? emptyDraft.calls,
      messages: messages ?? emptyDraft.messages,
      planId: hasPlan ? planId : '',
    },
    isWhole:
      stops.length === named.length &&
      named.length <= mostStops &&
      [data, calls, messages].every((amount) => amount !== undefined) &&
      (hasPlan || planId === ''),
  }
}
