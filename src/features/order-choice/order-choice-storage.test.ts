import { afterEach, expect, test } from 'vitest'
import { stored } from '../../lib/storage.ts'
import { isCartItem, isPromoCampaign, promoAt, promoCampaign, selectedPlans } from './order-choice-storage.ts'

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

const item = { planId: 'uoga-m', submitted: false }

test.each([
  [{ ...item }, true],
  [{ ...item, chosenAt: 1000 }, true],
  [{ ...item, planId: 'x'.repeat(100) }, true],
  [{ ...item, planId: 'x'.repeat(101) }, false],
  [{ ...item, planId: '' }, false],
  [{ ...item, planId: ['uoga-m'] }, false],
  [{ planId: 'uoga-m' }, false],
  [{ ...item, submitted: 'no' }, false],
  [{ ...item, chosenAt: '1000' }, false],
  [null, false],
  ['uoga-m', false],
])('kept as a chosen plan, %j is one: %s', (kept, isOne) => {
  expect(isCartItem(kept)).toBe(isOne)
})

test.each([
  [promo, true],
  [{ id: 'offer-1', name: 'Autumn' }, true],
  [{ ...promo, validTo: 1000 }, true],
  [{ ...promo, id: 1 }, false],
  [{ ...promo, name: undefined }, false],
  [{ ...promo, title: null }, false],
  [{ ...promo, validTo: 'tomorrow' }, false],
  [null, false],
  ['offer-1', false],
])('kept as a promotion, %j is one: %s', (kept, isOne) => {
  expect(isPromoCampaign(kept)).toBe(isOne)
})

test('a cart with a plan twice, or one that is none, is dropped', () => {
  const anything = stored('selected-plans', (value): value is unknown => value !== undefined)
  const isKept = (kept: unknown) => {
    anything.write(kept)
    return selectedPlans.read() !== undefined
  }
  expect(isKept([item, { ...item, planId: 'uoga-s' }])).toBe(true)
  expect(isKept([item, item])).toBe(false)
  expect(isKept([item, { planId: 'uoga-s' }])).toBe(false)
  expect(isKept({ length: 1 })).toBe(false)
})
