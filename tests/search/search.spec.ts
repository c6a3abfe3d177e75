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

test('without script there is no button that does nothing', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('button', { name: wordsIn('lt').text('search.open') })).toBeHidden()
})
