import { expect, test } from 'vitest'
import { planPutForward } from './plan-put-forward.ts'

const plain = { planId: 'plain' }
const other = { planId: 'other' }
const reduced = { planId: 'reduced', salePrice: 790 }
const marked = { planId: 'marked', sticker: 'New' }
const alsoMarked = { planId: 'also marked', sticker: '−20 %', salePrice: 690 }

test('of several plans one is put forward: the first with a sticker, else the first that is reduced, else the first', () => {
  expect(planPutForward([plain, reduced, marked, alsoMarked])).toBe(marked)
  expect(planPutForward([plain, reduced, other])).toBe(reduced)
  expect(planPutForward([plain, other])).toBe(plain)
  expect(planPutForward([])).toBeUndefined()
})
