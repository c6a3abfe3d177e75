import { expect, test } from 'vitest'
import { unfinishedPlan } from './finish-order.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 0, 15, 10)
const choice = { planId: 'uoga-m', submitted: false }

test.each([
  ['a moment ago', { ...choice, chosenAt: now }, 'uoga-m'],
  ['23 hours ago', { ...choice, chosenAt: now - 23 * hour }, 'uoga-m'],
  ['a day ago', { ...choice, chosenAt: now - 24 * hour }, undefined],
  ['in what a wrong clock calls the future', { ...choice, chosenAt: now + hour }, undefined],
  ['and ordered', { ...choice, submitted: true, chosenAt: now }, undefined],
  ['at an hour that isn’t known', choice, undefined],
  ['never', undefined, undefined],
])('a plan chosen %s', (_, kept, planId) => {
  expect(unfinishedPlan(kept, now)).toBe(planId)
})
