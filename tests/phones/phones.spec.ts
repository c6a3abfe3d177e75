import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

// What these alone prove: a model of the page's own list is found by typing, by an address and by what the browser says.

for (const language of languagesFor('phones: by typing'))
  test(`whether a phone takes an eSIM is found by typing its model (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    await page.goto(say.path('phonesPage'))
    const field = page.getByRole('searchbox', { name: say.text('phones.field') })
    const found = page.getByRole('list', { name: say.text('phones.foundList') }).getByRole('group')
    await field.fill('s 23 ultra')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('Galaxy S23 Ultra')
    await expect(found).toContainText(say.text('phones.europe'))
    await expect(found).toContainText(say.entry('phones-samsung', 'note'))
    const order = found.getByRole('link', { name: say.text('phones.orderEsim') })
    await expect(order).toHaveAttribute('href', say.path('order-esim'))
    await expectAccessible(page, { within: 'main' })
    await field.fill('galaxy s10e')
    await expect(found.first()).toContainText(say.text('phones.no'))
    await expect(found.first().getByRole('link')).toHaveAttribute('href', say.path('order-sim'))
    await field.fill('nokia 33')
    await expect(page.locator('phone-finder').getByRole('status')).toHaveText(
      say.text('phones.found', { count: 1 }),
    )
    await field.fill('iphone 99')
    await expect(page.locator('phone-finder').getByRole('status')).toHaveText(say.text('phones.none'))
    await expect(found).toHaveCount(0)
  })

for (const language of languagesFor('phones: within an order'))
  test(`an eSIM’s order checks the phone in place, and goes on with its answer (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.goto(say.path('order-esim'))
    // Before the form is hydrated the link leads to the page of phones.
    await expect(page.locator('main astro-island[ssr]:has(.sim-order)')).toHaveCount(0)
    await page.getByRole('link', { name: say.text('cardOrder.deviceModel') }).click()
    const field = page.getByRole('searchbox', { name: say.text('phones.field') })
    await expect(field).toBeFocused()
    await field.fill('s 23 ultra')
    await expectAccessible(page, { within: 'main' })
    const found = page.getByRole('list', { name: say.text('phones.foundList') }).getByRole('listitem')
    await expect(found.first()).toHaveCSS('display', 'flex')
    await page.getByRole('button', { name: `${say.text('phones.mine')}: Galaxy S23 Ultra` }).click()
    await expect(page.getByRole('radio', { name: say.text('cardOrder.eid') })).toBeChecked()
    await expect(page).toHaveURL(say.path('order-esim'))
  })

test('the search’s answer and the browser’s own word lead to a model', async ({ newVisitor }) => {
  const say = wordsIn('en')
  const page = await newVisitor({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgentData', {
      value: { getHighEntropyValues: async () => ({ model: 'SM-S901B' }) },
    }),
  )
  const found = page.getByRole('list', { name: say.text('phones.foundList') }).getByRole('group')
  await page.goto(`${say.path('phonesPage')}#galaxy-s23-plus`)
  await expect(found.first()).toContainText('Galaxy S23+')
  await page.getByRole('button', { name: say.text('phones.thisPhone') }).click()
  await expect(page.getByRole('searchbox', { name: say.text('phones.field') })).toHaveValue('Galaxy S22')
  await expect(found.first()).toContainText(say.text('phones.europe'))
})

test('without script the models are a list by maker', async ({ newVisitor }) => {
  const say = wordsIn('lt')
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(say.path('phonesPage'))
  await expect(page.locator('#phone-model')).toBeHidden()
  await page.getByText('Google Pixel').click()
  await expect(page.getByText('Pixel 9 Pro XL')).toBeVisible()
})
