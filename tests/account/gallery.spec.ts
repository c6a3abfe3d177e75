import { expectAccessible } from '../fixtures/accessible.ts'
import { screenFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'

/** It has one language: a run sees it on a phone by day or on a desk by night, and the full matrix both. */
const widths = new Set(screenFor('gallery of self-service').map(({ viewport }) => viewport.width))

for (const width of widths) {
  const colorScheme = width < 1024 ? 'light' : 'dark'
  test(`self-service is accessible in every state (${colorScheme}, ${width} px)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery/account')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
}
