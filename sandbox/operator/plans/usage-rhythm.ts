import { digestOf } from '../digest.ts'

const day = 24 * 60 * 60 * 1000

/** What of a day tells how much is used on it. */
export interface Rhythm {
  home: number
  abroad: number
  calls: number
  messages: number
}

/** Sunday to Saturday. */
const data = [1.35, 0.85, 0.8, 0.85, 0.95, 1.2, 1.45]
const calls = [0.5, 1.1, 1, 1, 1.1, 1.3, 0.7]

/** Days from one trip to the next, and from one day on which someone watches films to the next. */
const cycle = 20
const tripDays = 3

/** How much one number uses on a day of the calendar, against other days: always the same for the same two. */
export function rhythmOf(phoneNumber: string, date: string): Rhythm {
  const index = Date.parse(date) / day
  const weekday = new Date(date).getUTCDay()
  const inCycle = (index + Math.floor(chance(phoneNumber) * cycle)) % cycle
  const isTrip = inCycle < tripDays
  const runaway = inCycle === cycle / 2 ? 4 : 1
  const draw = (what: string) => 0.4 + 1.2 * chance(`${phoneNumber} ${date} ${what}`)
  const used = (data[weekday] ?? 1) * draw('data')
  return {
    home: isTrip ? used * 0.1 : used * runaway,
    abroad: isTrip ? used : 0,
    calls: (calls[weekday] ?? 1) * draw('calls'),
    messages: draw('messages') - 0.4,
  }
}

/** Between 0 and 1, drawn by a text. */
const chance = (text: string): number => Number.parseInt(digestOf(text).slice(0, 8), 16) / 2 ** 32
