import { afterEach, expect, test } from 'vitest'
import { promoAt, promoCampaign, selectedPlans } from './order-choice-storage.ts'

const promo = { id: 'offer-1', name: 'Autumn', title: 'Autumn berries' }
afterEach(() => promoCampaign.remove())

test.each([
  [undefined, true],
  [1000, false],
  [1001, true],
])('a promotion until %s holds at 1000: %s', (validTo, holds) => {
  const kept = { ...promo, ...(validTo !== undefined && { validTo }) }
  promoCampaign.write(kept)
  expect(promoAt(1000)).toEqual(holds ? kept : undefined)
})

test('no one came by a promotion', () => {
  expect(promoAt(1000)).toBeUndefined()
})

test('a cart that no one filled by hand is dropped', () => {
  const plans = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ planId: `plan-${index}`, submitted: false }))
  selectedPlans.write(plans(50))
  expect(selectedPlans.read()).toHaveLength(50)
  selectedPlans.write(plans(51))
  expect(selectedPlans.read()).toBeUndefined()
})
