import { expect, test } from 'vitest'
import { planBerry } from './plan-berry.ts'

test('a plan has the berry that was chosen for it, and without one that of the mark', () => {
  expect(planBerry('uoga-m', 'blueberry')).toBe('blueberry')
  expect(planBerry('uoga-m', undefined)).toBe('round')
})

test('a plan of one’s own is a bowl, whatever the content says of its id', () => {
  expect(planBerry('own-10-100-50-lt', undefined)).toBe('bowl')
  expect(planBerry('own-10-100-50-lt', 'bramble')).toBe('bowl')
})
