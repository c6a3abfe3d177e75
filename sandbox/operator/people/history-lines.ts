import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Happened } from '../account/history.ts'
import { listedPlans } from '../plans/catalogue.ts'
import { day, type SeededPlan } from './person.ts'

/** What a plan doesn't include, however much it does: calls and texts to other countries. */
const abroad = { called: '+49 15* *** *512', written: '+44 7*** ***901' }

/** What happens to a number in turn, with placeholders that differ from line to line. */
const turns: ((index: number) => Pick<Happened, 'template' | 'placeholders' | 'amountInCents'>)[] = [
  (index) => ({ template: 'topUp', amountInCents: 500 + (index % 4) * 500 }),
  (index) => ({
    template: 'callCharged',
    placeholders: {
      number: abroad.called,
      minutes: String(1 + (index % 9)),
    },
    amountInCents: -9 - (index % 9) * 9,
  }),
  () => ({ template: 'messageCharged', placeholders: { number: abroad.written }, amountInCents: -6 }),
  (index) => ({
    template: 'dataCharged',
    placeholders: { megabytes: String(12 + (index % 40)) },
    amountInCents: -4 - (index % 40),
  }),
  // The newest says what the settings say: it is on.
  (index) => ({ template: index % 2 ? 'roamingOff' : 'roamingOn' }),
]

/** So many lines, one every nine hours back from an instant. */
export const historyLines = (phoneNumber: PhoneNumber, now: number, count: number): Happened[] =>
  Array.from({ length: count }, (_, index) => ({
    phoneNumber,
    date: Math.round(now - (index + 1) * 0.375 * day),
    template: 'topUp' as const,
    ...turns[index % turns.length]?.(index),
  }))

/** What a plan that renews by itself wrote over the last year, each line at the beginning of a period. */
export function renewalLines(
  phoneNumber: PhoneNumber,
  now: number,
  { planId, daysAgo, status = 'ACTIVE', isRecurring = true }: SeededPlan,
): Happened[] {
  const sold = listedPlans().get(planId)
  if (!sold || status !== 'ACTIVE' || !isRecurring) return []
  const periods = Math.floor((360 - daysAgo) / sold.periodInDays)
  return Array.from({ length: periods }, (_, index) => ({
    phoneNumber,
    date: now - Math.round((daysAgo + index * sold.periodInDays) * day),
    template: index === periods - 1 ? ('planOrdered' as const) : ('planRenewed' as const),
    placeholders: { plan: planId },
    amountInCents: -sold.priceInCents,
  }))
}

/** Left on the balance before a top-up, and the least that is topped up. Cents. */
const leftBefore = 30
const leastTopUp = 500

/** The lines, newest first, of a number that always could pay: a top-up that would have had to be of less is a text instead. */
export function affordable(lines: readonly Happened[], balanceInCents: number): Happened[] {
  let after = balanceInCents
  return lines
    .toSorted((one, other) => other.date - one.date)
    .map((line) => {
      const { template, amountInCents = 0 } = line
      const most = Math.floor((after - leftBefore) / leastTopUp) * leastTopUp
      const booked = template === 'topUp' ? bookedTopUp(line, Math.min(amountInCents, most)) : line
      after -= booked.amountInCents ?? 0
      return booked
    })
}

const bookedTopUp = ({ phoneNumber, date }: Happened, amountInCents: number): Happened =>
  amountInCents >= leastTopUp
    ? { phoneNumber, date, template: 'topUp', amountInCents }
    : {
        phoneNumber,
        date,
        template: 'messageCharged',
        placeholders: { number: abroad.written },
        amountInCents: -6,
      }
