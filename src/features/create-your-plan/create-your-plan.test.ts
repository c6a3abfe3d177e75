import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { offersWithPlans } from '../own-plan/own-plan.fixture.ts'
import { isEnough, ownPlanPrice } from '../own-plan/own-plan.ts'
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
})
