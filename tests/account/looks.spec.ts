import type { Locator } from '@playwright/test'
import { pathOf } from '../../src/i18n/language.ts'
import { wordingLanguagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

/** On how many lines the words of an element are. */
const linesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const words = document.createRange()
    // Its words come last, after an icon.
    words.selectNodeContents(shown.lastChild ?? shown)
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

test('self-service that is down has a drawing, a heading without a ring, its reference and a button on one line', async ({
  page,
  person,
  allow,
}) => {
  allow(/ 503 /)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { say } = await person({ language: 'ru', signedIn: true })
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(say.path('history'))
  const heading = page.getByRole('heading', { name: say.text('account.unavailableTitle') })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect(page.getByText(say.pattern('trouble.reference'))).toBeVisible()
  await expect(page.locator('main').getByRole('presentation')).toBeVisible()
  expect(await linesOf(page.getByRole('button', { name: say.text('account.tryAgain') }))).toBe(1)
})

for (const width of [320, 375, 768, 1440])
  test(`at ${width} px the open menu of numbers is whole, and covers no tab`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 812 })
    const { say } = await person({ signedIn: true, situations: ['two numbers'] })
    await page.goto(say.path('dashboard'))
    const menu = page.locator('.number-menu > summary')
    await expect(menu).toBeVisible()
    await menu.click()
    const panel = await page.locator('.number-menu-panel').boundingBox()
    expect(panel?.x).toBeGreaterThanOrEqual(0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
    for (const tab of await page.locator('.account-tab').filter({ visible: true }).all()) {
      const box = await tab.boundingBox()
      const isCovered =
        panel &&
        box &&
        panel.y < box.y + box.height &&
        box.y < panel.y + panel.height &&
        panel.x < box.x + box.width &&
        box.x < panel.x + panel.width
      expect(isCovered, await tab.innerText()).toBe(false)
    }
  })

test('in the dark a box that is not ticked has the page’s colours, one that is the brand’s', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/gallery')
  const box = page.getByRole('main').getByRole('checkbox', { disabled: false, checked: false }).first()
  await expect(box).toHaveCSS('appearance', 'none')
  await expect(box).toHaveCSS('border-top-color', 'rgb(165, 140, 143)')
  await box.evaluate((shown) => shown.setAttribute('data-tried', ''))
  const tried = page.locator('[data-tried]')
  await tried.check()
  await expect(tried).toHaveCSS('accent-color', 'rgb(221, 38, 69)')
})

for (const language of wordingLanguagesFor('the way to log in'))
  test(`with letters half as large again the way to log in stays in one piece (${language})`, async ({
    page,
  }) => {
    const link = page.getByRole('banner').getByRole('link', { name: wordsIn(language).text('header.logIn') })
    await page.goto(pathOf(language, ''))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await linesOf(link)).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
