import type { Page } from '@playwright/test'
import { searchFiles } from '../../hosting/search-files.ts'
import { type Language, pathOf } from '../../src/i18n/language.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

/** Cut into parts where it isn't yet big enough to be; small ones, so that there are many. */
async function cutIntoParts(page: Page, language: Language) {
  const whole = await (await page.request.get(`/search/${language}.json`)).body()
  const cut = searchFiles(`search/${language}.json`, Buffer.from(whole), 0, { letters: 1500, headWords: 800 })
  const files = new Map(cut.map(([name, body]) => [`/${name}`, body]))
  const asked: string[] = []
  await page.route('**/search/**', (route, request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    const body = files.get(pathname)
    return body ? route.fulfill({ body, contentType: 'application/json' }) : route.fulfill({ status: 404 })
  })
  return { files, asked }
}

const dialog = (page: Page) => page.getByRole('dialog')
const places = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')

for (const language of languagesFor('big search: parts'))
  test(`a big search loads what a question needs, and answers like a small one (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const { asked, files } = await cutIntoParts(page, language)
    await page.goto(pathOf(language, ''))
    await page.getByRole('button', { name: say.text('search.open') }).click()
    await expect(places(page).first()).toContainText(say.entry('help-puk', 'question'))
    expect(asked).toEqual([`/search/${language}.json`])

    const field = page.getByRole('searchbox')
    const country = say.entry('country-tr', 'title')
    await field.fill(country)
    await expect(places(page).first()).toContainText('61,44 EUR')
    await expect(places(page).first()).toHaveAttribute('href', say.path('page-of-country-tr'))
    expect(asked.length).toBeLessThan(20)
    expect(files.size).toBeGreaterThan(200)

    // Two letters swapped.
    await field.fill(`${country[0]}${country[2]}${country[1]}${country.slice(3)}`)
    await expect(places(page).first()).toHaveAttribute('href', say.path('page-of-country-tr'))
    await field.fill('qqqqqqqq')
    await expect(dialog(page).getByRole('status')).toHaveText(say.text('search.nothing'))
    expect(new Set(asked).size, 'each part once').toBe(asked.length)
  })

for (const language of languagesFor('big search: published'))
  test(`an open page finds what was published since it loaded the search (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/404 .*\/search\//)
    const say = wordsIn(language)
    const { files, asked } = await cutIntoParts(page, language)
    await page.goto(pathOf(language, ''))
    await page.getByRole('button', { name: say.text('search.open') }).click()
    await expect(places(page).first()).toBeVisible()
    // Another publication has the same parts in another folder.
    const head = `/search/${language}.json`
    const { folder } = JSON.parse(String(files.get(head))).shards
    for (const [address, body] of [...files]) {
      files.delete(address)
      files.set(
        address.replace(folder, '/search/next'),
        Buffer.from(String(body).replace(folder, '/search/next')),
      )
    }
    await page.getByRole('searchbox').fill(say.entry('country-tr', 'title'))
    await expect(places(page).first()).toHaveAttribute('href', say.path('page-of-country-tr'))
    expect(asked.filter((address) => address === head)).toHaveLength(2)
  })

test('what is typed while an answer is under way is answered as it is at last', async ({ page }) => {
  const say = wordsIn('lt')
  await cutIntoParts(page, 'lt')
  await page.goto('/')
  await page.getByRole('button', { name: say.text('search.open') }).click()
  await expect(places(page).first()).toBeVisible()
  await page.getByRole('searchbox').pressSequentially(say.entry('country-eg', 'title'))
  await expect(places(page).first()).toHaveAttribute('href', say.path('page-of-country-eg'))
})
