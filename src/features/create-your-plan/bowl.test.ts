import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { offersWithPlans } from '../own-plan/own-plan.fixture.ts'
import type { ChosenPlan, OwnPlanChoice } from '../own-plan/own-plan.ts'
import { bowlOf } from './bowl.ts'

const choice = (amount: number | null): OwnPlanChoice => ({
  key: String(amount),
  label: String(amount),
  price: toCents(0),
  amount,
})
const some = [choice(5), choice(20), choice(null)]
const offer = { choices: { data: some, minutes: some, messages: some, zone: [choice(0), choice(1)] } }
const plan = (
  data: number | null,
  minutes: number | null,
  messages: number | null,
  zone: number,
): ChosenPlan => ({
  data: choice(data),
  minutes: choice(minutes),
  messages: choice(messages),
  zone: choice(zone),
})
const berriesOf = (chosen: ChosenPlan) => bowlOf(offer, chosen).map(({ berry }) => berry)

test('the least of each part is a berry, and nothing is none', () => {
  expect(berriesOf(plan(5, 5, 5, 0))).toEqual(['blueberry', 'wildStrawberry', 'raspberry'])
  expect(berriesOf(plan(5, 5, 5, 1))).toEqual(['blueberry', 'wildStrawberry', 'raspberry', 'bramble'])
})

test('more of a part is more berries, unlimited the most', () => {
  const berries = (data: number | null) =>
    berriesOf(plan(data, 5, 5, 0)).filter((berry) => berry === 'blueberry')
  expect([5, 20, null].map((data) => berries(data).length)).toEqual([1, 2, 3])
})

test('where a part has one size only it is one berry, and of four sizes the middle ones are two', () => {
  const berriesWith = (choices: OwnPlanChoice[], data: number | null) =>
    bowlOf({ choices: { ...offer.choices, data: choices } }, plan(data, 5, 5, 0)).filter(
      ({ berry }) => berry === 'blueberry',
    ).length
  expect(berriesWith([choice(0), choice(9)], 9)).toBe(1)
  const four = [20, 1, 5, 40, 0].map(choice)
  expect([1, 5, 20, 40].map((data) => berriesWith(four, data))).toEqual([1, 2, 2, 3])
})

test('the parts are mixed: a berry of each comes first', () => {
  expect(bowlOf(offer, plan(null, 20, 5, 0)).map(({ key }) => key)).toEqual([
    'data0',
    'minutes0',
    'messages0',
    'data1',
    'minutes1',
    'data2',
  ])
})

test('whatever is offered, a bowl has at most twelve berries, each once', () => {
  fc.assert(
    fc.property(offersWithPlans(1), ({ offer: offered, plans }) => {
      for (const chosen of plans) {
        const keys = bowlOf(offered, chosen).map(({ key }) => key)
        expect(keys.length).toBeLessThanOrEqual(12)
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})
