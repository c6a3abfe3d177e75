import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProgress } from './registration-progress.ts'

test('what was kept by something else is no progress', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      if (isProgress(value)) expect(value).toHaveProperty('step')
    }),
  )
  expect(isProgress({ step: 'puk' })).toBe(false)
  expect(isProgress({ step: 'code', restrictedUntil: 'soon' })).toBe(false)
  expect(isProgress({ step: 'code', declarationId: 'D' })).toBe(false)
  expect(isProgress({ step: 'code', restrictedUntil: null })).toBe(true)
  expect(isProgress({ step: 'checked', declarationId: 'D' })).toBe(true)
})
