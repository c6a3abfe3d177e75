import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, guestLogsIn, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

const pageId = 'roamingPageContent'
const turkey = 'country-tr'
const turkeyPage = 'page-of-country-tr'
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
    const found = page.locator('.roaming-found').getByRole('link')
    const top = () => field.evaluate((input) => input.getBoundingClientRect().top + scrollY)
    const before = await top()
    await field.fill('xyz')
    await expect(status).toHaveText(say.text('roaming.noneFound'))
    await field.fill(country.slice(0, 4).toLowerCase())
    await expect(status).toHaveText(say.text('roaming.found', { count: 1 }))
    await expect(found, 'with its price').toHaveText([
      `${country}${say.text('roaming.packFor', { price: '4,90 EUR' })}`,
    ])
    await expect(found, 'directly under the field').toBeInViewport()
    expect(await top()).toBe(before)
    await expectAccessible(page, { within: 'main' })
    await field.press('Enter')
    await page.waitForURL(`**${say.path(turkeyPage)}`)
    await expect.poll(() => page.evaluate(stored, 'roaming-plans-country')).toBe('TR')

    await page.goto(say.path(pageId))
    await field.focus()
    await page.locator('[data-last]').getByRole('link', { name: country }).click()
    await page.waitForURL(`**${say.path(turkeyPage)}`)
  })

  test(`a country’s page answers what it costs, how and whom to call (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const say = wordsIn(language)
    const reader = await newVisitor({ javaScriptEnabled: false })
    await reader.goto(say.path(turkeyPage))
    const main = reader.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say.entry(turkeyPage, 'title'))
    await expect(main.locator('.page-head')).toContainText('61,44 EUR')
    const row = (key: string) => main.getByRole('row').filter({ hasText: say.text(key) })
    await expect(row('country.gigabyte')).toContainText('4,90')
    await expect(row('country.minuteIn')).toContainText('0,15')
    await expect(main.getByText('112', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: say.entry('country-ge', 'title') })).toHaveAttribute(
      'href',
      say.path('page-of-country-ge'),
    )
    await page.goto(say.path(turkeyPage))
    await expectAccessible(page, { within: 'main' })
    const week = page.locator('.country-tile', { hasText: '33,58' })
    await week.click()
    await expect(page).toHaveURL(/\?trip=TR\.7&/)
    await expect(page.getByRole('article').getByRole('row').last()).toContainText('33,58')
  })

  test(`at home in the EU: what a plan gives, and no prices of roaming (${language})`, async ({
    newVisitor,
  }) => {
    const say = wordsIn(language)
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(say.path('page-of-country-es'))
    const sums = page.getByRole('region', { name: say.text('roaming.fairUse') })
    await expect(sums).toContainText('2 × 5,70 ÷ 1,00')
    const ofPlans = await sums.getByRole('rowheader').locator('.rate-note').allTextContents()
    const ascending = ofPlans.toSorted(
      (one, other) => parseFloat(one.replace(',', '.')) - parseFloat(other.replace(',', '.')),
    )
    expect(ofPlans).toEqual(ascending)
    const prices = page.getByRole('heading', { name: say.text('country.prices'), exact: true })
    await expect(prices).toHaveCount(0)
  })
}

for (const language of languagesFor('roaming: folded'))
  test(`on a phone a zone’s countries are folded, and no name is cut (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path(pageId))
    const zone = page.locator('.roaming-zone').first()
    const shown = zone.getByRole('link').filter({ visible: true })
    await expect(shown).toHaveCount(6)
    const all = await zone.locator('.roaming-country').count()
    await zone.getByText(say.text('roaming.allCountries', { count: all })).click()
    await expect(shown).toHaveCount(all)
    const cut = await page
      .locator('.roaming-country')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && link.scrollWidth > link.clientWidth)
          .map(({ textContent }) => textContent.trim()),
      )
    expect(cut).toEqual([])
    const widths = await shown.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().width)),
    )
    const narrow = Math.min(...widths)
    // A column, or two of them with what is between.
    expect(
      widths.filter((width) => Math.abs(width - narrow) > 1 && Math.abs(width - 2 * narrow - 8) > 1),
    ).toEqual([])
  })

test('a country is found by another name, and earlier addresses lead to its page', async ({ page }) => {
  const [lithuanian, english, russian] = [wordsIn('lt'), wordsIn('en'), wordsIn('ru')]
  await page.goto(english.path(pageId))
  await page.getByRole('searchbox', { name: english.text('roaming.search'), exact: true }).fill('Turkey')
  await expect(page.locator('.roaming-found').getByRole('link')).toContainText([
    english.entry(turkey, 'title'),
  ])
  for (const fragment of ['turkija', 'TR', 'turkiye']) {
    await page.goto(`${lithuanian.path(pageId)}#${fragment}`)
    await page.waitForURL(`**${lithuanian.path(turkeyPage)}`)
  }
  await page.locator('a[hreflang=ru]').filter({ visible: true }).first().click()
  await page.waitForURL(`**${russian.path(turkeyPage)}`)
})

test('a pack goes to the order', async ({ page, allow }) => {
  const say = wordsIn('lt')
  allow(/authorization-status|graphql|401/)
  await page.goto(say.path(pageId))
  await page
    .getByRole('button', { name: `${say.text('roaming.packOrder')}: ${say.entry(pack, 'title')}` })
    .click()
  await page.waitForURL(guestLogsIn)
  expect(await page.evaluate(stored, 'selected-plan')).toMatchObject({ planId: packPlan, submitted: false })
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
