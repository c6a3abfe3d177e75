import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offers } from './trip.fixture.ts'
import { addressOfTrip, daysOf, habits, mostDays, mostStops, type TripDraft, tripIn } from './trip-address.ts'

const drafts: fc.Arbitrary<TripDraft> = fc.record({
  stops: fc.array(
    fc.record({
      code: fc.constantFrom('LV', 'TR', 'GB', 'JP'),
      days: fc.integer({ min: 1, max: mostDays }).map(String),
    }),
    { minLength: 1, maxLength: mostStops },
  ),
  data: fc.constantFrom(...habits.data),
  calls: fc.constantFrom(...habits.calls),
  messages: fc.constantFrom(...habits.messages),
  planId: fc.constant(''),
})

test('a journey comes back from its address', () => {
  fc.assert(
    fc.property(offers, drafts, (offer, draft) => {
      expect(tripIn(new URLSearchParams(addressOfTrip(draft)), offer)).toEqual(draft)
    }),
  )
})

test('whatever else stands in an address names no journey, or one that can be reckoned with', () => {
  fc.assert(
    fc.property(
      offers,
      fc.dictionary(fc.constantFrom('trip', 'data', 'calls', 'messages', 'plan'), fc.string()),
      (offer, query) => {
        const draft = tripIn(new URLSearchParams(query), offer)
        if (!draft) return
        expect(draft.stops.every(({ days }) => daysOf(days))).toBe(true)
        expect(habits.data).toContain(draft.data)
      },
    ),
  )
})

test('a plan is taken from an address where there is one of that name', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const [plan] = offer.plans
      const planIn = (id: string) => tripIn(new URLSearchParams(`trip=TR.7&plan=${id}`), offer)?.planId
      expect(planIn('nobody')).toBe('')
      if (plan) expect(planIn(plan.planId ?? '')).toBe(plan.planId)
    }),
  )
})

test.each([
  ['7', 7],
  [' 7 ', 7],
  ['0', undefined],
  ['61', undefined],
  ['7.5', undefined],
  ['', undefined],
])('“%s” days are %s', (typed, days) => {
  expect(daysOf(typed)).toBe(days)
})
