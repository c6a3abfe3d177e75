import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

const pageId = 'standardRatesPageContent'
/** A line of the price list, and a table that the page can show alone. */
const line = 'rate-lt-sms'
const table = 'rates-services'

for (const language of languagesFor('rates: searched'))
  test(`rates are found over all tables, and nothing jumps (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path(pageId))
    const rows = page.locator('.rates-page tbody > tr:visible')
    const all = await rows.count()
    const field = page.getByRole('searchbox', { name: say.text('rates.searchAll') })
    await field.focus()
    const before = await field.boundingBox()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await field.fill('mms')
    await expect(rows).toHaveCount(2)
    await expect(page.locator('.rates-page').getByRole('status')).toHaveText(
      say.text('rates.found', { count: 2 }),
    )
    expect(await field.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await expectAccessible(page, { within: '.rates-page' })
    await field.fill('')
    const shown = page.getByRole('combobox', { name: say.text('rates.show') })
    await shown.selectOption({ label: say.entry(table, 'title') })
    await expect(page.locator('.rates-page section:visible')).toHaveCount(1)
    await field.fill('qqq')
    await expect(rows).toHaveCount(0)
    await page.getByRole('button', { name: say.text('rates.showAll') }).press('Enter')
    await expect(rows).toHaveCount(all)
    await expect(field).toBeFocused()
  })

test('a line has an address of its own', async ({ page }) => {
  const say = wordsIn('lt')
  await page.goto(say.path(pageId))
  await page.getByRole('link', { name: say.entry(line, 'title'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#${line}$`))
  await page.goto('about:blank')
  await page.goto(`${say.path(pageId)}#${line}`)
  await expect(page.locator(`#${line}`)).toBeInViewport()
})

test('the rates alone are printed, without what is for the screen and what the page offers', async ({
  page,
}) => {
  const say = wordsIn('lt')
  await page.goto(say.path(pageId))
  const offer = page.locator('rates-page ~ *')
  await expect(offer).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(offer).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: say.entry(line, 'title'), exact: true })).toBeVisible()
})

test('the rates read without JavaScript', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(wordsIn('lt').path(pageId))
  expect(await page.locator('.rates-page tbody > tr:visible').count()).toBeGreaterThan(50)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
