import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'
import { inShort, recordShop, titleOf, withCart } from './shopper.ts'

for (const language of languagesFor('cart: empty'))
  test(`an empty cart has a picture, from a tablet on beside its words, and a way on (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(say.path('cartPage'))
    const words = page.getByText(say.text('cart.emptyText'))
    await expect(words).toBeVisible()
    const [text, picture] = [await words.boundingBox(), await page.locator('.cart-picture').boundingBox()]
    expect(picture?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
    await expectAccessible(page)
    await page.getByRole('link', { name: say.text('cart.toPlans') }).click()
    await page.waitForURL(say.path('plansPageContent'))
  })

test('what one tab does the other shows, each change told once, in 320 px too', async ({ page, context }) => {
  const say = wordsIn('lt')
  const empty = { name: say.text('cart.emptyTitle') }
  const told = await recordShop(page)
  await withCart(page, 'uoga-m', 'uoga-l', 'gone')
  // Put in when it cost more than it does now.
  await page.addInitScript(() => localStorage.setItem('app:v1:seen-prices', '{"uoga-l":990}'))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(say.path('cartPage'))
  await expect(page.locator('.order-total').getByText('14,80 EUR')).toBeVisible()
  await expect(
    page.getByText(say.text('cart.priceChanged', { before: '9,90 EUR', now: '7,90 EUR' })),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: say.text('cart.unknown') })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const other = await context.newPage()
  await other.goto(say.path('cartPage'))
  const plan = titleOf(say, 'uoga-m')
  await page.getByRole('button', { name: say.text('cart.removePlan', { plan }) }).press('Enter')
  await expect(page.getByRole('heading', { name: say.text('cart.plans') })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: say.text('cart.removed', { plan }) })).toHaveCount(
    1,
  )
  for (const tab of [page, other])
    await expect(tab.locator('.order-total').getByText('7,90 EUR')).toBeVisible()
  await other.getByRole('button', { name: say.text('cart.clear') }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('heading', empty)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', empty)).toBeVisible()
  expect(told().map(inShort)).toEqual(['remove_from_cart uoga-m 6.9'])
})
