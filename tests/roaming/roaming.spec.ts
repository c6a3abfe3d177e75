import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, guestLogsIn, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

const pageId = 'roamingPageContent'
const turkey = 'country-tr'
/** A pack for Türkiye and other countries of its zone, and the code by which it is ordered. */
const pack = 'pack-zone-1'
const packPlan = 'uoga-roaming-1'

const stored = (key: string) => JSON.parse(localStorage.getItem(`app:v1:${key}`) ?? 'null')

for (const language of languagesFor('roaming: found')) {
  test(`a country is found by typing, opened by Enter and remembered (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    const country = say.entry(turkey, 'title')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path(pageId))
    const field = page.getByRole('searchbox', { name: say.text('roaming.search'), exact: true })
    const status = page.locator('country-search').getByRole('status')
    const section = page
      .locator('.roaming-country')
      .filter({ has: page.locator('summary', { hasText: country }) })
    const top = () => field.evaluate((input) => input.getBoundingClientRect().top + scrollY)
    const before = await top()
    await field.fill('xyz')
    await expect(status).toHaveText(say.text('roaming.noneFound'))
    await field.fill(country.slice(0, 4).toLowerCase())
    await expect(status).toHaveText(say.text('roaming.found', { count: 1 }))
    expect(await top()).toBe(before)
    await field.press('Enter')
    await expect(section.locator('summary')).toBeFocused()
    await expect(section).toContainText('0,06')
    await expect(section).toContainText('0,29')
    await expect(page).toHaveURL(new RegExp(`#${await section.getAttribute('id')}$`))
    await expectAccessible(page, { within: 'main' })
    await expect.poll(() => page.evaluate(stored, 'roaming-plans-country')).toBe('TR')

    await page.goto('about:blank')
    await page.goto(say.path(pageId))
    await field.focus()
    await page.getByRole('link', { name: country }).click()
    await expect(section).toHaveAttribute('open')

    // A user who is sent the link sees the country at once.
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(section).toHaveAttribute('open')
    await expect(section.locator('summary')).toBeInViewport()
  })

  test(`prices and fair use read without JavaScript (${language})`, async ({ newVisitor }) => {
    const say = wordsIn(language)
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(say.path(pageId))
    expect(await page.locator('.roaming-country').count()).toBeGreaterThan(90)
    const summary = page.locator('.roaming-country > summary').filter({ hasText: say.entry(turkey, 'title') })
    await summary.click()
    await expect(summary.locator('..')).toContainText('0,15')
    const sums = page.getByRole('region', { name: say.text('roaming.fairUse') })
    await expect(sums).toContainText('2 × 5,70 ÷ 1,00')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
}

test('a country is found by another name, and stays open in another language', async ({ page }) => {
  const [lithuanian, english, russian] = [wordsIn('lt'), wordsIn('en'), wordsIn('ru')]
  await page.goto(english.path(pageId))
  await page.getByRole('searchbox', { name: english.text('roaming.search'), exact: true }).fill('Turkey')
  await expect(page.locator('country-search').getByRole('status')).toHaveText(
    english.text('roaming.found', { count: 1 }),
  )
  const open = page.locator('.roaming-country[open] > summary')
  await expect(open).toContainText(english.entry(turkey, 'title'))
  await page.locator('a[hreflang=ru]').filter({ visible: true }).first().click()
  await expect(open).toContainText(russian.entry(turkey, 'title'))
  await expect(page).toHaveURL(/#turcija$/)
  await page.goto(`${lithuanian.path(pageId)}#turkiye`)
  await expect(open).toContainText(lithuanian.entry(turkey, 'title'))
})

test('a pack goes to the order', async ({ page, allow }) => {
  const say = wordsIn('lt')
  allow(/authorization-status|graphql|401/)
  await page.goto(say.path(pageId))
  await page
    .getByRole('button', { name: `${say.text('roaming.packOrder')}: ${say.entry(pack, 'title')}` })
    .click()
  await page.waitForURL(guestLogsIn)
  expect(await page.evaluate(stored, 'selected-plan')).toEqual({ planId: packPlan, submitted: false })
})

test('a pack goes into the cart, which says what it brings and costs', async ({ page }) => {
  const say = wordsIn('lt')
  const title = say.entry(pack, 'title')
  await page.goto(say.path(pageId))
  const button = (state: string) => page.getByRole('button', { name: `${say.text(state)}: ${title}` })
  await button('plan.addToCart').press('Enter')
  await expect(button('plan.inCart')).toBeVisible()
  const told = say.text('header.cartCounted', { count: 1 })
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
  await button('plan.inCart').press('Enter')
  await page.waitForURL(say.path('cartPage'))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('.order-gains')).toContainText(/GB|MB/)
  await expect(page.locator('.order-total')).toContainText('4,90 EUR')
})
