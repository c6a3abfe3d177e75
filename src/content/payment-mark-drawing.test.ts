import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { paymentMarkPaths, paymentMarks } from '../lib/payment-mark.ts'
import { paymentMarkDrawing } from './payment-mark-drawing.ts'

test.each(paymentMarks)('%s is drawn in its own colours on white', (mark) => {
  const drawing = paymentMarkDrawing(mark)
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 30">.*<\/svg>$/s)
  expect(drawing).toContain('fill="#fff"')
  expect(drawing).not.toContain('currentColor')
})

test('kept drawings are fetched again when the package brings others', () => {
  const path = createRequire(import.meta.url).resolve('@iconify-json/logos/package.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8'))
  for (const mark of paymentMarks) expect(paymentMarkPaths[mark]).toBe(`/_astro/mark.${version}.${mark}.svg`)
})
