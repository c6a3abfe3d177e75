import { expect, test } from 'vitest'
import { toCents } from '../lib/money.ts'
import { planPutForward } from './plan-put-forward.ts'

const plain = { salePrice: undefined }
const other = { salePrice: undefined }
const reduced = { salePrice: toCents(790) }
const marked = { sticker: 'New' }
const alsoMarked = { sticker: '−20 %', salePrice: toCents(690) }

test('of several plans one is put forward: the first with a sticker, else the first that is reduced, else the first', () => {
  expect(planPutForward([plain, reduced, marked, alsoMarked])).toBe(marked)
  expect(planPutForward([plain, reduced, other])).toBe(reduced)
  expect(planPutForward([plain, other])).toBe(plain)
  expect(planPutForward([])).toBeUndefined()
})
