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
    const item = page.getByRole('main').locator('details').first()
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
  const languages = page.getByRole('banner').locator('details')
  const english = languages.locator('a[hreflang=en]')
  const summary = languages.locator('summary')
  await expect(english).toBeHidden()
  await summary.click()
  await expect(english).toBeVisible()
  await expectAccessible(page, { within: 'header' })
  await english.focus()
  await page.keyboard.press('Escape')
  await expect(english).toBeHidden()
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('main').click({ position: { x: 5, y: 200 } })
  await expect(english).toBeHidden()
  await summary.click()
  await english.click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(english).toHaveAttribute('aria-current', 'true')
})

test('without script the languages open, and lead to the same page', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  const languages = page.getByRole('banner').locator('details')
  await languages.locator('summary').click()
  await languages.locator('a[hreflang=ru]').click()
  await expect(page).toHaveURL(/\/ru$/)
})

test('header and menu say which page is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const say = wordsIn('lt')
  const current = () =>
    page.getByRole('navigation', { name: say.text('header.mainNavigation') }).locator('[aria-current=page]')
  await page.goto(say.path('help'))
  await expect(current()).toHaveText(say.entry('header-help', 'title'))
  await page.goto('/')
  await expect(current()).toHaveCount(0)
})

test('the header ends where the page’s content ends', async ({ page }) => {
  for (const width of [1024, 1279, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const right = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right))
    expect(await right('header > .shell .button-secondary.for-guest'), `${width} px`).toBe(
      await right('main .hero'),
    )
    expect(
      await page
        .locator('header > .shell')
        .first()
        .evaluate((element) => element.clientHeight),
    ).toBeLessThan(90)
  }
})

for (const language of languagesFor('home: a phone'))
  test(`on a phone home says a price in the first window, and is short (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(pathOf(language, ''))
    await page.evaluate(() => document.fonts.ready)
    const price = page
      .getByRole('main')
      .getByText(/\d+,\d{2}\sEUR/)
      .first()
    expect((await price.boundingBox())?.y).toBeLessThan(812)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500)
    expect(await page.locator('.quick-link .grow').evaluateAll(brokenWords)).toEqual([])
  })

/** Words that are on more than one line. */
const brokenWords = (elements: Element[]) =>
  elements.flatMap((element) => {
    const text = element.firstChild
    if (!(text instanceof Text)) return []
    const range = document.createRange()
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
    })
  })

for (const language of languagesFor('home: tasks'))
  test(`the menu of a phone begins with what most people come for (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(pathOf(language, ''))
    await page.getByRole('button', { name: say.text('header.openMenu') }).click()
    const links = page.getByRole('dialog').getByRole('link')
    const tasks = ['top-up', 'order-esim', 'activate', 'switch-to-us', 'help']
    for (const [index, id] of tasks.entries())
      await expect(links.nth(index)).toHaveAttribute('href', say.path(id))
    await expect(page.getByRole('dialog').locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('dialog').locator(`a[href="${say.path('contact')}"]`)).toBeVisible()
  })

test('groups of links at the foot open one at a time on a phone, and are all open in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  const say = wordsIn('lt')
  const footer = page.getByRole('contentinfo')
  const plans = footer.getByRole('link', { name: say.entry('footer-plans', 'title'), exact: true })
  const terms = footer.getByRole('link', { name: say.entry('footer-terms', 'title') })
  await expect(plans).toBeHidden()
  await footer.getByText(say.entry('footer-services', 'title')).filter({ visible: true }).click()
  await expect(plans).toBeVisible()
  await expectAccessible(page, { within: 'footer' })
  await footer.getByText(say.entry('footer-rights', 'title')).filter({ visible: true }).click()
  await expect(terms).toBeVisible()
  await expect(plans).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(plans).toBeVisible()
  await expect(terms).toBeVisible()
  await expect(footer.locator('summary').first()).toBeHidden()
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
