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
      expect(tripIn(new URLSearchParams(addressOfTrip(draft)), offer)).toEqual({ draft, isWhole: true })
    }),
  )
})

test('whatever else is in an address names no journey, or one that can be reckoned with', () => {
  fc.assert(
    fc.property(
      offers,
      fc.dictionary(fc.constantFrom('trip', 'data', 'calls', 'messages', 'plan'), fc.string()),
      (offer, query) => {
        const draft = tripIn(new URLSearchParams(query), offer)?.draft
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
      const planIn = (id: string) => tripIn(new URLSearchParams(`trip=TR.7&plan=${id}`), offer)?.draft.planId
      expect(planIn('nobody')).toBe('')
      if (plan) expect(planIn(plan.planId ?? '')).toBe(plan.planId)
    }),
  )
})

const countries = [{ code: 'TR', title: 'Turkija', zoneId: 'one' }]
const read = (address: string) => tripIn(new URLSearchParams(address), { countries, plans: [] })

test.each([
  'trip=XX.7-TR.7',
  'trip=TR.7-TR.-3',
  'trip=TR.7-TR.0',
  'trip=TR.7-TR.99999',
  'trip=TR.7-',
  'trip=tr.007',
  'trip=TR.7&trip=XX.2',
])('“%s” is a week in Turkey', (address) => {
  expect(read(address)?.draft.stops).toEqual([{ code: 'TR', days: '7' }])
})

test.each([
  ['trip=XX.7', false],
  ['trip=TR.7-XX.7', false],
  ['trip=TR.7&data=7', false],
  ['trip=TR.7&plan=gone', false],
  [`trip=${Array.from({ length: 7 }, () => 'TR.7').join('-')}`, false],
  ['trip=TR.7', true],
  ['trip=&data=0', true],
])('whether all of “%s” could be read: %s', (address, isWhole) => {
  expect(read(address)?.isWhole).toBe(isWhole)
})

test('habits without a country stay; an address that names nothing is no journey', () => {
  expect(read('trip=&data=0&calls=60')?.draft).toMatchObject({ data: 0, calls: 60 })
  expect(read('utm=spring')).toBeUndefined()
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
