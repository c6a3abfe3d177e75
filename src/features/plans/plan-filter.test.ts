import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterKeys, type PlanFacts, type PlanFilter, suits } from './plan-filter.ts'

const amount = fc.oneof(
  fc.constant('unlimited'),
  fc.integer({ min: 1, max: 200 }).map(String),
  fc.constant('0.5'),
)
const facts: fc.Arbitrary<PlanFacts> = fc.record(
  {
    planCardType: fc.constantFrom('data', 'calls', 'all'),
    dataInLt: amount,
    dataInEu: amount,
    minutes: amount,
    price: fc.integer({ min: 100, max: 3000 }).map(String),
  },
  { requiredKeys: ['planCardType', 'price'] },
)
const nothing = fc.constant('')
const filter: fc.Arbitrary<PlanFilter> = fc.record({
  planCardType: fc.constantFrom('', 'data', 'calls', 'all'),
  dataInLt: fc.oneof(nothing, amount),
  dataInEu: fc.oneof(nothing, amount),
  minutes: fc.oneof(nothing, amount),
  price: fc.oneof(nothing, fc.integer({ min: 100, max: 3000 }).map(String)),
})

test.each<[PlanFacts, PlanFilter, boolean]>([
  [{ planCardType: 'calls' }, { planCardType: 'data' }, false],
  [{ dataInLt: '25' }, { dataInLt: '25' }, true],
  [{ dataInLt: '5' }, { dataInLt: '25' }, false],
  [{ dataInLt: '100' }, { dataInLt: '25' }, true],
  [{ dataInLt: 'unlimited' }, { dataInLt: '25' }, true],
  [{ dataInLt: '100' }, { dataInLt: 'unlimited' }, false],
  [{}, { minutes: '100' }, false],
  [{ price: '790' }, { price: '790' }, true],
  [{ price: '791' }, { price: '790' }, false],
  [{ price: '1490' }, { price: '790' }, false],
])('a plan with %j suits who asks for %j: %s', (plan, wanted, isSuited) => {
  expect(suits(plan, wanted)).toBe(isSuited)
})

test('who asks for nothing is shown everything, and who asks for more never more', () => {
  fc.assert(
    fc.property(facts, filter, fc.constantFrom(...filterKeys), (plan, wanted, key) => {
      expect(suits(plan, {})).toBe(true)
      const asksForLess = { ...wanted, [key]: '' }
      if (suits(plan, wanted)) expect(suits(plan, asksForLess)).toBe(true)
      const asksOnly = filterKeys.map((each) => suits(plan, { [each]: wanted[each] }))
      expect(suits(plan, wanted)).toBe(asksOnly.every(Boolean))
    }),
  )
})

test('a plan suits who asks for just what it has', () => {
  fc.assert(
    fc.property(facts, (plan) => {
      expect(suits(plan, plan)).toBe(true)
    }),
  )
})
