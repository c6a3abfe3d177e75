import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { offersWithPlans } from '../own-plan/own-plan.fixture.ts'
import {
  type ChosenPlan,
  isEnough,
  type OwnPlanChoice,
  type OwnPlanOffer,
  ownPlanPrice,
} from '../own-plan/own-plan.ts'
import { cheaperReadyPlan, type ReadyPlan } from './create-your-plan.ts'

const amounts = fc.option(fc.integer({ min: 0, max: 100 }))
const readyPlans: fc.Arbitrary<ReadyPlan> = fc.record({
  planId: fc.string(),
  title: fc.constant('Avietė'),
  price: fc.integer({ min: 0, max: 3_000 }).map(toCents),
  periodInDays: fc.constantFrom(7, 30),
  data: amounts,
  minutes: amounts,
  messages: amounts,
  holds: fc.constant([]),
})

describe('the ready plan beside one’s own', () => {
  test('costs less, lacks nothing, and no other that does costs less still', () => {
    fc.assert(
      fc.property(
        offersWithPlans(1),
        fc.array(readyPlans, { maxLength: 8 }),
        ({ offer, plans: [own] }, plans) => {
          if (!own) return
          const does = (plan: ReadyPlan) =>
            plan.price < ownPlanPrice(offer, own) &&
            plan.periodInDays === 30 &&
            own.zone.amount === 0 &&
            isEnough(plan.data, own.data.amount) &&
            isEnough(plan.minutes, own.minutes.amount) &&
            isEnough(plan.messages, own.messages.amount)
          const found = cheaperReadyPlan(plans, offer, own)
          const fit = plans.filter(does)
          expect(found === undefined).toBe(fit.length === 0)
          if (found) {
            expect(does(found)).toBe(true)
            expect(found.price).toBe(Math.min(...fit.map(({ price }) => price)))
          }
        },
      ),
    )
  })

  const ready = (planId: string, price: number, other: Partial<ReadyPlan> = {}): ReadyPlan => ({
    planId,
    title: 'Avietė',
    price: toCents(price),
    periodInDays: 30,
    data: 20,
    minutes: null,
    messages: null,
    holds: [],
    ...other,
  })
  const part = (amount: number | null, price: number): OwnPlanChoice => ({
    key: `${amount}`,
    label: `${amount}`,
    price: toCents(price),
    amount,
  })
  const own: ChosenPlan = {
    data: part(10, 400),
    minutes: part(100, 100),
    messages: part(50, 0),
    zone: part(0, 0),
  }
  const offer: OwnPlanOffer = {
    title: 'Tavo planas',
    basePrice: toCents(100),
    periodInDays: 30,
    choices: { data: [own.data], minutes: [own.minutes], messages: [own.messages], zone: [own.zone] },
  }

  test.each([
    ['costs as much', ready('one', 600)],
    ['is for another period', ready('one', 599, { periodInDays: 7 })],
    ['has less data', ready('one', 599, { data: 9 })],
    ['has fewer minutes', ready('one', 599, { minutes: 99 })],
    ['has fewer messages', ready('one', 599, { messages: 49 })],
  ])('one that %s is not named', (_, plan) => {
    expect(cheaperReadyPlan([ready('other', 599)], offer, own)?.planId).toBe('other')
    expect(cheaperReadyPlan([plan], offer, own)).toBeUndefined()
  })

  test('none is named where a zone is chosen', () => {
    expect(cheaperReadyPlan([ready('one', 1)], offer, { ...own, zone: part(2, 0) })).toBeUndefined()
  })

  test('of several the cheapest is named, then the one that is nearest in data', () => {
    const plans = [
      ready('dear', 599, { data: 10 }),
      ready('endless', 500, { data: null }),
      ready('much', 500, { data: 40 }),
      ready('near', 500),
    ]
    expect(cheaperReadyPlan(plans, offer, own)?.planId).toBe('near')
  })
})
