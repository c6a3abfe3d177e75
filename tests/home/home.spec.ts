import { languages, pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'
import { builtContent, htmlOf } from '../public-pages/built-site.ts'

for (const language of languagesFor('home: without script'))
  test(`home reads without JavaScript: prices, answers, links (${language})`, async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(pathOf(language, ''))
    await expect(page.getByText(/\d+,\d{2}\sEUR/).first()).toBeVisible()
    const item = page.locator('details').first()
    await item.locator('summary').click()
    await expect(item.locator('.prose')).toBeVisible()
    await expect(item.locator('.prose')).not.toBeEmpty()
  })

test('every page that is found by searching names its address, its translations and what it is about', async ({
  page,
  baseURL,
}) => {
  const address = (path: string) => new URL(path, baseURL).href
  for (const { path, alternates, noIndex } of languages.flatMap(builtContent)) {
    if (noIndex) continue
    const named = await page.evaluate((html) => {
      const { head, title } = new DOMParser().parseFromString(html, 'text/html')
      const links = [...head.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
      return {
        title,
        description: head.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
        alternates: Object.fromEntries(
          links.map(({ hreflang, attributes }) => [hreflang, attributes.getNamedItem('href')?.value]),
        ),
      }
    }, htmlOf(path))
    expect(named.canonical, path).toBe(address(path))
    expect(named.alternates, path).toEqual({
      ...Object.fromEntries(languages.map((language) => [language, address(alternates[language])])),
      'x-default': address(alternates.lt),
    })
    expect(named.title, path).not.toBe('')
    expect(named.description.length, path).toBeGreaterThan(40)
  }
})

for (const language of languagesFor('home: menu'))
  test(`the menu opens full screen, closes with Escape and leads to the plans (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(pathOf(language, ''))
    const open = page.getByRole('button', { name: say.text('header.openMenu') })
    await open.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await menu.getByRole('link', { name: say.entry('header-plans', 'title'), exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

for (const language of languagesFor('home: nothing here'))
  test(`an address that does not exist is answered in the path's language (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/^console error: .* 404 /)
    const home = pathOf(language, '')
    const answer = await page.goto(`${home === '/' ? '' : home}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${home}([#?]|$)`))
  })

test('the language links lead to the same page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ru')
  const english = page.getByRole('banner').locator('a[hreflang=en]')
  await english.click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(english).toHaveAttribute('aria-current', 'true')
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
  await slider.getByRole('button', { name: wordsIn('en').text('slider.next') }).click()
  await expect(slider.locator('.slides > *').nth(1)).not.toHaveAttribute('inert')
  await expect(slider.locator('.slides > *').first()).toHaveAttribute('inert')
  await slider.locator('[data-slide="2"]').click()
  await expect(slider.locator('[data-slide="2"]')).toHaveAttribute('aria-current', 'true')
  await slider.getByRole('button', { name: wordsIn('en').text('slider.next') }).click()
  await expect(slider.locator('[data-slide="0"]')).toHaveAttribute('aria-current', 'true')
  await slider.locator('.slides').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider.locator('[data-slide="1"]')).toHaveAttribute('aria-current', 'true')
})
