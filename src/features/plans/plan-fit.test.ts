import { expect, test } from 'vitest'
import { fittingPlan } from './plan-fit.ts'

const plans = [
  { planId: 'xl', dataInLt: 'unlimited', minutes: 'unlimited', price: '1490' },
  { planId: 's', dataInLt: '5', minutes: 'unlimited', price: '490' },
  { planId: 'm', dataInLt: '25', minutes: '100', price: '690' },
  { planId: 'l', dataInLt: '60', minutes: 'unlimited', price: '790' },
]

test.each([
  ['5', '100', 's'],
  ['5', 'unlimited', 's'],
  ['25', '100', 'm'],
  ['25', 'unlimited', 'l'],
  ['60', '100', 'l'],
  ['unlimited', '100', 'xl'],
])('with %s GB and %s minutes the cheapest that has both is %s', (dataInLt, minutes, planId) => {
  expect(fittingPlan(plans, { dataInLt, minutes })).toMatchObject({ planId })
})

test.each([
  ['', 'unlimited'],
  ['25', ''],
])('while a question is open (“%s”, “%s”) no plan is named', (dataInLt, minutes) => {
  expect(fittingPlan(plans, { dataInLt, minutes })).toBeUndefined()
})

test('where none has as much, none is named', () => {
  expect(fittingPlan(plans.slice(1), { dataInLt: 'unlimited', minutes: '100' })).toBeUndefined()
})
