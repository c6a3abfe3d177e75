import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [colorScheme, width] of [
  ['light', 375],
  ['dark', 1440],
] as const) {
  test(`self-service is accessible in every state (${colorScheme}, ${width} px)`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery/account')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
}
