import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

const pageId = 'tripCalculatorPageContent'
const turkey = 'country-tr'

for (const language of languagesFor('trip: a week'))
  test(`a week in Turkey: the answer, why, and a link that tells it again (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path(pageId))
    const where = page.getByRole('combobox', { name: say.text('trip.country'), exact: true })
    await where.focus()
    await where.selectOption({ label: say.entry(turkey, 'title') })
    await page
      .locator('label')
      .filter({ hasText: say.text('trip.data100') })
      .click()
    const best = page.getByRole('article')
    const row = (words: string) => best.getByRole('row').filter({ hasText: words })
    await expect(best.getByRole('heading')).toHaveText(new RegExp(`^${say.text('trip.pack')}$`, 'i'))
    await expect(row(`${say.entry('pack-zone-1', 'title')}: 1 × 4,90`)).toContainText('4,90')
    await expect(row(`${say.text('trip.made')}, ${say.entry(turkey, 'title')}`)).toContainText('10,15')
    await expect(best.getByRole('row').last()).toContainText('21,98')
    await expect(page).toHaveURL(/\?trip=TR\.7&data=100&calls=5&messages=2$/)
    await expect(page.locator('.trip-result').getByRole('status').first()).toContainText('21,98')
    await expectAccessible(page, { within: 'main' })

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.getByRole('article').getByRole('row').last()).toContainText('21,98')
  })

for (const language of languagesFor('trip: a weekend'))
  test(`a weekend in Riga is cheapest with a plan or at the rates of home (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.goto(`${say.path(pageId)}?trip=LV.2&data=500&calls=5&messages=2`)
    const best = page.getByRole('article')
    await expect(best.getByRole('heading')).toHaveText(new RegExp(`^${say.text('trip.plan')}$`, 'i'))
    await expect(best.getByRole('row').last()).toContainText('3,70')
    await expect(page.locator('.trip-result summary')).toHaveCount(1)
  })

test('by keyboard: another country, and a plan that one has', async ({ page }) => {
  const say = wordsIn('lt')
  await page.goto(say.path(pageId))
  const first = page.getByRole('combobox', { name: say.text('trip.country'), exact: true })
  await first.focus()
  await first.selectOption('LV')
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: say.text('trip.addCountry') }).press('Enter')
  const second = say.text('trip.countryNumber', { number: 2 })
  await page.getByRole('combobox', { name: second }).selectOption('GB')
  await page
    .getByRole('textbox', { name: say.text('trip.days') })
    .last()
    .fill('2')
  await expect(page).toHaveURL(/trip=LV\.7-GB\.2/)
  const plan = say.entry('plan-l', 'planTitle')
  await page.getByRole('combobox', { name: say.text('trip.ownedPlan') }).selectOption({ label: plan })
  await expect(page.getByRole('article')).toContainText(plan)
  await page.getByRole('button', { name: `${say.text('trip.removeCountry')}: ${second}` }).press('Enter')
  await expect(page.getByRole('article').getByRole('row').last()).toContainText('0,00')
})

test('an old link says what it lost, and what is left stays in another language, after Back and a reload', {
  tag: backForwardCache,
}, async ({ page }) => {
  const [say, english] = [wordsIn('lt'), wordsIn('en')]
  await page.goto(`${say.path(pageId)}?trip=XX.7-LV.2&data=500`)
  await expect(page.getByRole('status').filter({ hasText: say.text('trip.linkOld') })).toBeVisible()
  const best = page.getByRole('article')
  const days = page.getByRole('textbox', { name: say.text('trip.days') })
  await expect(best.getByRole('row').last()).toContainText('3,70')
  await days.fill('3')
  await expect(page).toHaveURL(/\?trip=LV\.3&data=500&calls=5&messages=2$/)
  await page.locator('a[hreflang=en]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`${english.path(pageId)}?trip=LV.3&data=500&calls=5&messages=2`)
  await expect(page.getByRole('combobox', { name: english.text('trip.country') })).toHaveValue('LV')
  await page.evaluate(() => history.back())
  await expect(days).toHaveValue('3')
  await page.reload()
  await expect(days).toHaveValue('3')
})

test('without JavaScript the page leads to the prices', async ({ newVisitor }) => {
  const say = wordsIn('lt')
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(say.path(pageId))
  await expect(page.getByText(say.pattern('trip.needsScript'))).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: say.text('trip.allCountries') }),
  ).toBeVisible()
})

test('after Back the whole journey is there, though the browser fills in its first country by itself', async ({
  page,
}) => {
  const say = wordsIn('lt')
  // What the browser keeps in its memory it need not fill in.
  await page.addInitScript(() => addEventListener('unload', () => undefined))
  await page.goto(say.path(pageId))
  await page.getByRole('combobox', { name: say.text('trip.country'), exact: true }).selectOption('LV')
  await page.getByRole('button', { name: say.text('trip.addCountry') }).click()
  const second = page.getByRole('combobox', { name: say.text('trip.countryNumber', { number: 2 }) })
  await second.selectOption('GB')
  await expect(page).toHaveURL(/trip=LV\.7-GB\.3/)
  await page.goto(say.path('cookiesListPage'))
  await page.goBack()
  await expect(second).toHaveValue('GB')
  await expect(page).toHaveURL(/trip=LV\.7-GB\.3/)
})
