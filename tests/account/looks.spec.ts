import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { customer } from '../overview/customer.ts'

/** On how many lines the words of an element stand. */
const linesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const words = document.createRange()
    // Its words come last, after an icon.
    words.selectNodeContents(shown.lastChild ?? shown)
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

test('self-service that is down has a drawing, a heading without a ring, its reference and a button on one line', async ({
  page,
  allow,
}) => {
  allow(/ 503 /)
  await page.setViewportSize({ width: 1440, height: 900 })
  await customer(page)
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/ru/mano/istorija')
  const heading = page.getByRole('heading', { name: /временно недоступно/ })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect(page.getByText(/^Номер обращения: \w{12}$/)).toBeVisible()
  await expect(page.locator('main').getByRole('presentation')).toBeVisible()
  expect(await linesOf(page.getByRole('button', { name: 'Попробовать снова' }))).toBe(1)
})

test('on a phone the tab of the page that is open keeps the inset of the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await customer(page)
  await page.goto('/mano/nustatymai')
  const open = await page.getByRole('link', { name: 'Nustatymai', exact: true }).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(open && title && open.x + open.width).toBeLessThanOrEqual(375 - (title?.x ?? 0))
})

test('in the dark a box that is not ticked has the page’s colours, one that is the brand’s', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await customer(page, 'auto top-up')
  await page.goto('/mano/nustatymai#payments')
  const box = page.getByRole('checkbox').first()
  await expect(box).toHaveCSS('appearance', 'none')
  await expect(box).toHaveCSS('border-top-color', 'rgb(165, 140, 143)')
  await box.check()
  await expect(box).toHaveCSS('accent-color', 'rgb(255, 128, 145)')
})

for (const { home, logIn } of [
  { home: '/', logIn: 'Prisijungti' },
  { home: '/en', logIn: 'Log in' },
  { home: '/ru', logIn: 'Войти' },
])
  test(`with letters half as large again the way to log in stays in one piece (${home})`, async ({
    page,
  }) => {
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(home)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
      const link = page.getByRole('banner').getByRole('link', { name: logIn })
      expect(await linesOf(link)).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
