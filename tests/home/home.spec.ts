import { languages, pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { screensFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'

const words = {
  lt: { menu: 'Atverti meniu', plans: 'Planai', english: 'English' },
  en: { menu: 'Open menu', plans: 'Plans', english: 'English' },
  ru: { menu: 'Открыть меню', plans: 'Планы', english: 'English' },
} as const

/** Every language on a phone, and what the matrix adds. */
const phone = { width: 375, height: 812 }
const screens = [
  ...languages.map((language) => ({ language, home: pathOf(language, ''), viewport: phone })),
  ...screensFor('home').filter(({ viewport }) => viewport.width !== phone.width),
]

for (const { language, home, viewport } of screens) {
  test(`home is accessible (${language}, ${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(home)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  })
}

for (const language of languages) {
  const home = pathOf(language, '')

  test(`home reads without JavaScript: prices, answers, links (${language})`, async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(home)
    await expect(page.getByText(/\d+,\d{2}\sEUR/).first()).toBeVisible()
    const item = page.locator('details').first()
    await item.locator('summary').click()
    await expect(item.locator('.prose')).toBeVisible()
    await expect(item.locator('.prose')).not.toBeEmpty()
  })

  test(`nothing of home is wider than 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(home)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test(`home names its address and its translations (${language})`, async ({ page, baseURL }) => {
    await page.goto(home)
    const address = (path: string) => new URL(path, baseURL).href
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address(home))
    for (const other of [...languages, 'x-default'] as const) {
      const path = other === 'x-default' ? '/' : pathOf(other, '')
      await expect(page.locator(`link[hreflang="${other}"]`)).toHaveAttribute('href', address(path))
    }
    await expect(page).toHaveTitle(/Uoga/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{40,}/)
  })

  test(`the menu opens full screen, closes with Escape and leads to the plans (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(home)
    const open = page.getByRole('button', { name: words[language].menu })
    await open.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await menu.getByRole('link', { name: words[language].plans, exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`an address that does not exist is answered in the path's language (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/^console error: .* 404 /)
    const answer = await page.goto(`${home === '/' ? '' : home}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${home}([#?]|$)`))
  })
}

test('the language links lead to the same page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ru')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the brand’s name at the foot keeps its line however large a browser’s letters are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const lines = () =>
    page.locator('.footer-wordmark').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
  await page.evaluate(() => {
    const letters = new CSSStyleSheet()
    letters.replaceSync('html { font-size: 24px }')
    document.adoptedStyleSheets.push(letters)
  })
  expect(await lines()).toBe(1)
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('banners move by button, by dot and by arrow key, and what is out of view is out of reach', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  const slider = page.locator('site-slider')
  const banners = slider.getByRole('region')
  await expect(banners.first()).toBeInViewport({ ratio: 0.3 })
  await slider.getByRole('button', { name: /next/i }).click()
  await expect(slider.locator('.slides > *').nth(1)).not.toHaveAttribute('inert')
  await expect(slider.locator('.slides > *').first()).toHaveAttribute('inert')
  await slider.locator('[data-slide="2"]').click()
  await expect(slider.locator('[data-slide="2"]')).toHaveAttribute('aria-current', 'true')
  await slider.getByRole('button', { name: /next/i }).click()
  await expect(slider.locator('[data-slide="0"]')).toHaveAttribute('aria-current', 'true')
  await slider.locator('.slides').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider.locator('[data-slide="1"]')).toHaveAttribute('aria-current', 'true')
})
