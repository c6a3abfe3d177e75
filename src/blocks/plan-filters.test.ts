import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Allowance, type Plan, planCardTypes } from '../content/plan.ts'
import { suits } from '../features/plans/plan-filter.ts'
import { wordsIn } from '../features/top-up/words.fixture.ts'
import { toCents } from '../lib/money.ts'
import { planCardMicrocopy } from './plan-card.microcopy.ts'
import { filtersOf, kindsOf, planFacts } from './plan-filters.ts'
import { planFinderMicrocopy } from './plan-finder.microcopy.ts'

const words = wordsIn('en', planFinderMicrocopy)
const cardWords = wordsIn('en', planCardMicrocopy)

const data: fc.Arbitrary<Allowance> = fc.oneof(
  fc.record({ unlimited: fc.constant(true), gainUnit: fc.constant('GB' as const) }),
  fc.record({
    unlimited: fc.constant(false),
    limited: fc.constantFrom(5, 25, 60),
    gainUnit: fc.constant('GB' as const),
  }),
  fc.record({
    unlimited: fc.constant(false),
    limited: fc.constantFrom(512, 5120),
    gainUnit: fc.constant('MB' as const),
  }),
)
const minutes: fc.Arbitrary<Allowance> = fc.record({
  unlimited: fc.boolean(),
  limited: fc.constantFrom(100, 300),
  gainUnit: fc.constant('MIN' as const),
})
const plan: fc.Arbitrary<Plan> = fc
  .record({
    planCardType: fc.constantFrom(...planCardTypes),
    price: fc.constantFrom(490, 690, 990),
    sale: fc.constantFrom(undefined, 390),
    allowances: fc.record({ dataInLt: data, dataInEu: data, minutes }, { requiredKeys: [] }),
  })
  .map(({ planCardType, price, sale, allowances }) => ({
    id: 'plan',
    planId: 'plan',
    orderCode: 'PLAN',
    planTitle: 'Plan',
    planCardType,
    planPrice: toCents(price),
    ...(sale === undefined ? {} : { salePrice: toCents(sale) }),
    priceUnits: 'EUR',
    periodInDays: 30,
    display: true,
    allowances,
  }))

/** What the page's HTML says, as its script reads it. */
function factsOf(one: Plan) {
  const facts = planFacts(one)
  const text = (fact: string | undefined) => fact ?? ''
  return {
    planCardType: facts['data-plan-card-type'],
    dataInLt: text(facts['data-data-in-lt']),
    dataInEu: text(facts['data-data-in-eu']),
    minutes: text(facts['data-minutes']),
    price: String(facts['data-price']),
  }
}

test('each choice of a filter leaves some of the plans and takes some away', () => {
  fc.assert(
    fc.property(fc.array(plan, { minLength: 2, maxLength: 6 }), (plans) => {
      for (const { name, options } of filtersOf(plans, words, cardWords)) {
        for (const { value } of options) {
          const left = plans.filter((one) => suits(factsOf(one), { [name]: value }))
          expect(left.length).toBeGreaterThan(0)
          expect(left.length).toBeLessThan(plans.length)
        }
        expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
      }
    }),
  )
})

test('plans that are alike have nothing to be filtered by', () => {
  fc.assert(
    fc.property(plan, (one) => {
      expect(filtersOf([one, one], words, cardWords)).toEqual([])
      expect(kindsOf([one, one])).toEqual([one.planCardType])
    }),
  )
})
