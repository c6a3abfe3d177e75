import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const searches = [
  { home: '/', button: 'Ieškoti', label: 'Ko ieškai?', nothing: /^Nieko neradome/ },
  { home: '/en', button: 'Search', label: 'What are you looking for?', nothing: /^Nothing found/ },
  { home: '/ru', button: 'Поиск', label: 'Что вы ищете?', nothing: /^Ничего не нашлось/ },
]

const places = (page: Page) => page.getByRole('dialog').getByRole('listitem').getByRole('link')
const indexRequests = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/search/')) requests.push(request.url())
  })
  return requests
}

for (const { home, button, label, nothing } of searches) {
  test(`search from ${home} answers in its language, by keyboard alone`, async ({ page }) => {
    const requests = indexRequests(page)
    await page.goto(home)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    expect(requests, 'loaded only when used').toEqual([])

    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: label })).toBeFocused()
    await page.keyboard.type('esim')
    await expect(places(page).first()).toBeVisible()
    await expectAccessible(page)

    await page.keyboard.press('ArrowDown')
    await expect(places(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('qqqqqqqq')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(nothing)
    const drawing = page.getByRole('dialog').getByRole('presentation')
    await expect(drawing).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('esim')
    await expect(drawing).toHaveCount(0)

    // The first empties the field, as in every search field.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  })
}

test('a place that was found is opened where it stands', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('balance')
  const place = places(page).first()
  const target = new URL((await place.getAttribute('href')) ?? '', page.url())
  await place.click()
  await expect(page).toHaveURL(target.href)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a search that cannot be loaded says so, and works once it can', async ({ page, allow }) => {
  allow(/\/search\/en\.json/)
  await page.route('**/search/en.json', (route) => route.abort())
  await page.goto('/en')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Search is not working/)
  await page.unroute('**/search/en.json')
  await page.getByRole('searchbox').fill('esim')
  await expect(places(page).first()).toBeVisible()
})

test('without script there is no button that does nothing', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/en')
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
})
