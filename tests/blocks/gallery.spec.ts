import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const gallery = (language = 'lt', theme = 'uoga') => `/gallery/blocks/${language}/${theme}`

for (const [theme, width] of [
  ['uoga', 375],
  ['extra', 1440],
] as const) {
  test(`every block in every variant is accessible (${theme}, ${width} px)`, async ({ page }) => {
    // A hundred cards and each tone of each block: axe takes its time.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(gallery('lt', theme))
    await expectAccessible(page)
  })
}

for (const language of languages) {
  test(`no block is wider than 320 px, with the longest words too (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(gallery(language))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('without JavaScript every section of the tabs is read in its order, and no button promises what it cannot do', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(gallery())
  const tabs = page.locator('site-tabs').first()
  const titles = await tabs.locator('.tab').allTextContents()
  expect(titles.length).toBeGreaterThan(2)
  await expect(tabs.getByRole('heading', { level: 2, name: titles[1], exact: true })).toBeVisible()
  const panels = tabs.locator('.tab-panel')
  await expect(panels).toHaveCount(titles.length)
  for (const panel of await panels.all()) await expect(panel.locator('.prose')).toBeVisible()
  await expect(page.locator('.needs-script').first()).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.locator('.notification-close').first()).toBeHidden()
  await page.locator('.tooltip-button').click()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
