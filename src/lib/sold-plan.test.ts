import { expect, test } from 'vitest'
import { toCents } from './money.ts'
import { currentPrice } from './sold-plan.ts'

test.each([
  ['without a reduced price', undefined, 990],
  ['where the operator names none', null, 990],
  ['with a reduced price', 790, 790],
  ['where it is free', 0, 0],
])('%s', (_, sale, price) => {
  const salePrice = typeof sale === 'number' ? toCents(sale) : sale
  expect(currentPrice({ planPrice: toCents(990), salePrice })).toBe(price)
})
