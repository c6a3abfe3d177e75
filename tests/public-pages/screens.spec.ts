import type { Language } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { allScreens, screensFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtPages } from './built-site.ts'

const publicPages = (language: Language) =>
  builtPages().filter((page) => page.isPublic && page.language === language)

test.beforeEach(async ({ page, allow }) => {
  allow(/^console error: .* 404 .*\/404/)
  // A maintenance page leads back where nothing is under maintenance; this answer leads nowhere.
  await page.route('**/switches', (route) => route.fulfill({ json: null }))
})

test('no page is wider than a window of 320 px', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const { path } of publicPages('lt')) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path}: ${width} px`)
  }
  expect(wide).toEqual([])
})

for (const screen of allScreens) {
  const { language, viewport } = screen
  test(`the pages of this run are accessible (${language}, ${viewport.width} px)`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    const pages = publicPages(language).filter(({ id }) => screensFor(id).includes(screen))
    for (const { path } of pages) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}
