import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { guestLogsIn } from '../log-in/customer.ts'

const words = {
  lt: {
    path: '/tarptinklinis-rysys',
    anchor: 'turkija',
    search: 'Šalis',
    typed: 'turk',
    found: 'Rasta šalių: 1',
    none: /neradome/,
    country: 'Turkija',
    fairUse: 'Tavo planas ES ir EEE',
    pack: '1 GB duomenų, 7 dienos',
  },
  en: {
    path: '/en/roaming',
    anchor: 'turkiye',
    search: 'Country',
    typed: 'turk',
    found: 'Countries found: 1',
    none: /No such country/,
    country: 'Türkiye',
    fairUse: 'Your plan in the EU and EEA',
    pack: '1 GB of data, 7 days',
  },
  ru: {
    path: '/ru/rouming',
    anchor: 'turcija',
    search: 'Страна',
    typed: 'турц',
    found: 'Найдено стран: 1',
    none: /страны нет/,
    country: 'Турция',
    fairUse: 'Ваш план в ЕС и ЕЭЗ',
    pack: '1 ГБ интернета, 7 дней',
  },
} as const

const stored = (key: string) => JSON.parse(localStorage.getItem(`app:v1:${key}`) ?? 'null')

for (const language of languages) {
  const { path, anchor, search, typed, found, none, country, fairUse, pack } = words[language]

  test(`a country is found by typing, opened by Enter and remembered (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    const field = page.getByRole('searchbox', { name: search, exact: true })
    const status = page.locator('country-search').getByRole('status')
    await field.fill('xyz')
    await expect(status).toHaveText(none)
    await field.fill(typed)
    await expect(status).toHaveText(found)
    await field.press('Enter')
    const section = page.locator(`#${anchor}`)
    await expect(section.locator('summary')).toBeFocused()
    await expect(section).toContainText('0,06')
    await expect(section).toContainText('0,29')
    await expect(page.getByText(pack)).toHaveCount(2)
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(stored, 'roaming-plans-country')).toBe('TR')

    await page.goto('about:blank')
    await page.goto(path)
    await page.getByRole('searchbox', { name: search, exact: true }).focus()
    await page.getByRole('link', { name: country }).click()
    await expect(page.locator(`#${anchor}`)).toHaveAttribute('open')
  })

  test(`a link opens its country (${language})`, async ({ page }) => {
    await page.goto(`${path}#${anchor}`)
    const section = page.locator(`#${anchor}`)
    await expect(section).toHaveAttribute('open')
    await expect(section.locator('summary')).toBeInViewport()
  })

  test(`prices and fair use read without JavaScript (${language})`, async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await page.locator('.roaming-country').count()).toBeGreaterThan(90)
    await page.locator(`#${anchor} > summary`).click()
    await expect(page.locator(`#${anchor}`)).toContainText('0,15')
    const sums = page.getByRole('region', { name: fairUse })
    await expect(sums).toContainText('2 × 5,70 ÷ 1,00')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
}

test('a country is found by another name, and stays open in another language', async ({ page }) => {
  await page.goto(words.en.path)
  await page.getByRole('searchbox', { name: words.en.search, exact: true }).fill('Turkey')
  await expect(page.locator('country-search').getByRole('status')).toHaveText(words.en.found)
  await expect(page.locator('#turkiye')).toHaveAttribute('open')
  await page.getByRole('link', { name: /^RU/ }).filter({ visible: true }).first().click()
  await expect(page.locator('#turcija')).toHaveAttribute('open')
  await expect(page).toHaveURL(/rouming#turcija$/)
  await page.goto(`${words.lt.path}#turkiye`)
  await expect(page.locator('#turkija')).toHaveAttribute('open')
})

test('a pack goes to the order', async ({ page, allow }) => {
  allow(/authorization-status|graphql|401/)
  await page.goto(words.lt.path)
  await page.getByRole('button', { name: /Užsisakyti paketą: Kelionė 1 zonoje/ }).click()
  await page.waitForURL(guestLogsIn)
  expect(await page.evaluate(stored, 'selected-plan')).toEqual({ planId: 'uoga-roaming-1', submitted: false })
})

test('a pack goes into the cart, which says what it brings and costs', async ({ page }) => {
  await page.goto(words.lt.path)
  const button = page.getByRole('button', { name: /(Į krepšelį|Krepšelyje): Kelionė 1 zonoje/ })
  await button.press('Enter')
  await expect(button).toHaveAccessibleName(/^Krepšelyje/)
  await expect(page.getByRole('status').filter({ hasText: 'Krepšelis, 1 planas' })).toHaveCount(1)
  await expectAccessible(page)
  await button.press('Enter')
  await page.waitForURL('/krepselis')
  await expect(page.getByRole('heading', { name: 'Kelionė 1 zonoje' })).toBeVisible()
  await expect(page.locator('.order-gains')).toContainText(/GB|MB/)
  await expect(page.locator('.order-total')).toContainText('4,90 EUR')
})

test('what was typed leaves the field where it is', async ({ page }) => {
  await page.goto(words.lt.path)
  const field = page.getByRole('searchbox', { name: words.lt.search, exact: true })
  const place = () => field.evaluate((input) => input.getBoundingClientRect().top + scrollY)
  const before = await place()
  await field.pressSequentially('j')
  await field.pressSequentially('apon')
  await expect(page.locator('#japonija')).toHaveAttribute('open')
  expect(await place()).toBe(before)
})
