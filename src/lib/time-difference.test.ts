import { expect, test } from 'vitest'
import { differencesInYear } from './time-difference.ts'

test.each([
  ['Europe/Istanbul', 60, 0],
  ['Europe/Warsaw', -60, -60],
  ['America/New_York', -420, -420],
  ['Asia/Kathmandu', 225, 165],
  ['Europe/Riga', 0, 0],
  ['Europe/London', -120, -120],
  ['Australia/Sydney', 540, 420],
])('the clocks of %s are %i minutes ahead in winter, %i in summer', (zone, winter, summer) => {
  expect(differencesInYear(zone, 2026)).toEqual({ winter, summer })
})
