import { expect, test } from 'vitest'
import { formatDistance } from './distance.ts'

test.each([
  [0, '50\u00A0m', '50\u00A0m', '50\u00A0м'],
  [349, '350\u00A0m', '350\u00A0m', '350\u00A0м'],
  [999, '1\u00A0km', '1\u00A0km', '1\u00A0км'],
  [1240, '1,2\u00A0km', '1.2\u00A0km', '1,2\u00A0км'],
  [91_400, '91\u00A0km', '91\u00A0km', '91\u00A0км'],
])('%i m', (metres, lt, en, ru) => {
  expect([formatDistance(metres, 'lt'), formatDistance(metres, 'en'), formatDistance(metres, 'ru')]).toEqual([
    lt,
    en,
    ru,
  ])
})
