import { expectAccessible } from '../fixtures/accessible.ts'
import { allScreens, languagesFor, screensFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'

const gallery = (language = 'lt', theme = 'uoga') => `/gallery/blocks/${language}/${theme}`

const themes = ['uoga', 'extra'] as const
const [phone, other] = screensFor('blocks')
/** The sweep sees every language and width in both themes; a run sees a phone, and in the other theme another screen each commit. */
const shown =
  process.env.MATRIX === 'full'
    ? themes.flatMap((theme) => allScreens.map((screen) => ({ theme, screen })))
    : [
        { theme: 'uoga', screen: phone },
        { theme: 'extra', screen: other },
      ]

for (const { theme, screen } of shown) {
  if (!screen) continue
  const { language, viewport } = screen
  test(`every block in every variant is accessible (${theme}, ${language}, ${viewport.width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await page.goto(gallery(language, theme))
    await expectAccessible(page)
  })
}

for (const language of languagesFor('blocks: narrow'))
  test(`no block is wider than 320 px, with the longest words too (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(gallery(language))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

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
