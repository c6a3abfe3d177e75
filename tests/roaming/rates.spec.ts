import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const words = {
  lt: {
    path: '/standartiniai-tarifai',
    search: 'Ieškoti tarifo',
    show: 'Ką rodyti',
    section: 'Paslaugos',
    mms: 'mms',
    reset: 'Rodyti viską',
  },
  en: {
    path: '/en/standard-rates',
    search: 'Search the rates',
    show: 'What to show',
    section: 'Services',
    mms: 'mms',
    reset: 'Show everything',
  },
  ru: {
    path: '/ru/standartnye-tarify',
    search: 'Поиск тарифа',
    show: 'Что показать',
    section: 'Услуги',
    mms: 'mms',
    reset: 'Показать всё',
  },
} as const

for (const language of languages) {
  const { path, search, show, section, mms, reset } = words[language]

  test(`rates are found over all tables, and nothing jumps (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    const rows = page.locator('.rates-page tbody > tr:visible')
    const all = await rows.count()
    const field = page.getByRole('searchbox', { name: search })
    await field.focus()
    const before = await field.boundingBox()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await field.fill(mms)
    await expect(rows).toHaveCount(2)
    await expect(page.locator('.rates-page').getByRole('status')).toContainText('2')
    expect(await field.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await expectAccessible(page)
    await field.fill('')
    await page.getByRole('combobox', { name: show }).selectOption({ label: section })
    await expect(page.locator('.rates-page section:visible')).toHaveCount(1)
    await field.fill('qqq')
    await expect(rows).toHaveCount(0)
    await page.getByRole('button', { name: reset }).press('Enter')
    await expect(rows).toHaveCount(all)
    await expect(field).toBeFocused()
  })
}

test('a line has an address of its own', async ({ page }) => {
  await page.goto(words.lt.path)
  await page.getByRole('link', { name: 'SMS žinutės', exact: true }).click()
  await expect(page).toHaveURL(/#rate-lt-sms$/)
  await page.goto('about:blank')
  await page.goto(`${words.lt.path}#rate-lt-sms`)
  await expect(page.locator('#rate-lt-sms')).toBeInViewport()
})

test('the rates print without what is for the screen', async ({ page }) => {
  await page.goto(words.lt.path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: 'SMS žinutės', exact: true })).toBeVisible()
})

test('the rates read without JavaScript', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(words.lt.path)
  expect(await page.locator('.rates-page tbody > tr:visible').count()).toBeGreaterThan(50)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

test('the rates alone are printed, without what the page offers', async ({ page }) => {
  await page.goto(words.lt.path)
  const offer = page.locator('rates-page ~ *')
  await expect(offer).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(offer).toBeHidden()
  await expect(page.getByRole('table').first()).toBeVisible()
})
