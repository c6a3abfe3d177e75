import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const places = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')

for (const language of languagesFor('search: by keyboard'))
  test(`the search answers in the page’s language, by keyboard alone (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    const button = page.getByRole('button', { name: say.text('search.open') })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/search/')) asked.push(pathname)
    })
    await page.goto(pathOf(language, ''))
    await expect(button).toBeVisible()
    expect(asked, 'loaded only when used').toEqual([])

    await page.keyboard.press('/')
    const field = page.getByRole('searchbox', { name: say.text('search.title') })
    await expect(field).toBeFocused()
    await expect(dialog(page).getByRole('status')).toHaveText(say.entry('search-popular', 'title'))
    await expect(places(page).first()).toContainText(say.entry('help-puk', 'question'))
    await page.keyboard.type('esim')
    await expect(places(page).first()).toBeVisible()
    expect(asked).toEqual([`/search/${language}.json`])
    await expectAccessible(page)

    await page.keyboard.press('ArrowDown')
    await expect(places(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await field.fill(say.entry('country-tr', 'title'))
    await expect(places(page).first()).toContainText('61,44 EUR')
    await expect(places(page).first()).toContainText(say.text('search.kindCountry'))
    await expect(places(page).first()).toHaveAttribute('href', say.path('page-of-country-tr'))
    await field.fill('qqqqqqqq')
    await expect(dialog(page).getByRole('status')).toHaveText(say.text('search.nothing'))
    const drawing = dialog(page).getByRole('presentation')
    await expect(drawing).toBeVisible()
    await expectAccessible(page)
    await field.fill('esim')
    await expect(drawing).toHaveCount(0)

    // The first empties the field, as in every search field.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

for (const language of languagesFor('search: lost'))
  test(`a search that cannot be loaded says so; once it can, a place is opened (${language})`, async ({
    page,
    allow,
  }) => {
    const say = wordsIn(language)
    allow(/\/search\/\w+\.json/)
    await page.route('**/search/*.json', (route) => route.abort())
    await page.goto(pathOf(language, ''))
    await page.getByRole('button', { name: say.text('search.open') }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(say.text('search.failed'))
    await page.unroute('**/search/*.json')
    await page.getByRole('searchbox').fill('esim')
    const place = places(page).first()
    const target = new URL((await place.getAttribute('href')) ?? '', page.url())
    await place.click()
    await expect(page).toHaveURL(target.href)
    await expect(dialog(page)).toBeHidden()
  })

for (const language of languagesFor('search: address'))
  test(`a search has an address, which the header leads to and which is sent and gone back to (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const path = say.path('searchPage')
    const country = say.entry('country-tr', 'title')
    const found = page.getByRole('main').getByRole('list').first().getByRole('link').first()
    const field = page.getByRole('main').getByRole('searchbox')
    await page.goto(pathOf(language, ''))
    await page.getByRole('button', { name: say.text('search.open') }).click()
    await page.getByRole('searchbox').fill(country)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('q') === country)
    await expect(field).toHaveValue(country)
    await expect(found).toContainText('61,44 EUR')
    await expect(found).toHaveAttribute('href', say.path('page-of-country-tr'))
    await expectAccessible(page)

    await field.fill('qqqqqqqq')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}?q=qqqqqqqq`)
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(say.text('search.nothing'))
    await page.goBack()
    await expect(field).toHaveValue(country)
    await expect(found).toContainText('61,44 EUR')
  })

for (const language of languagesFor('search: one line'))
  test(`on a narrow phone the button is beside the field, with letters of 200 % too (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const field = page.getByRole('main').getByRole('searchbox')
    const button = page.getByRole('main').getByRole('button', { name: say.text('search.open') })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(say.path('searchPage'))
    for (const percent of [100, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
      }, percent)
      const [at, beside] = [await field.boundingBox(), await button.boundingBox()]
      if (!at || !beside) throw new Error('no field or no button')
      expect(at.width, 'the field has room for words').toBeGreaterThan(140)
      expect(beside.x).toBeGreaterThan(at.x + at.width)
      expect(beside.x + beside.width).toBeLessThanOrEqual(320)
      expect(Math.abs(beside.y + beside.height / 2 - at.y - at.height / 2)).toBeLessThan(2)
    }
  })

test('without script the header’s search leads to a page with what is asked most', async ({ newVisitor }) => {
  const say = wordsIn('lt')
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('button', { name: say.text('search.open') }).click()
  await expect(page).toHaveURL((url) => url.pathname === say.path('searchPage'))
  const told = page.getByRole('main').locator('noscript p')
  await expect(told).toHaveText(say.text('search.needsScript'))
  await expect(told).toBeVisible()
  const answer = page.getByText(say.entry('help-puk', 'answer').slice(0, 30))
  await page.getByText(say.entry('help-puk', 'question')).click()
  await expect(answer).toBeVisible()
})
