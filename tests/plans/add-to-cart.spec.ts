import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { words } from './words.ts'

const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Krepšelis|Cart|Корзина/ })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('app:v1:selected-plans'))
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((event) => JSON.stringify(event)))

for (const language of languages) {
  const { path, add, added, open, cartPath, plans, counts } = words[language]

  test(`a plan goes into the cart, the header counts it in every tab, and its button opens the cart (${language})`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto(path)
    await page.goto(path)
    await expect(cartLink(page)).toHaveAccessibleName(counts[0])
    const button = page.getByRole('button', { name: plans[1] }).last()
    await expect(button).toHaveAccessibleName(`${add}: ${plans[1]}`)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAccessibleName(`${added}: ${plans[1]}. ${open}`)
    await expect(button).toBeFocused()
    // The comparison's dialog has one of its own, and only it is heard while the dialog is open.
    await expect(page.locator('.cart-status:not(dialog *)')).toHaveText(`${added}: ${plans[1]}. ${counts[1]}`)
    for (const tab of [page, other]) await expect(cartLink(tab)).toHaveAccessibleName(counts[1])
    await other.getByRole('button', { name: `${add}: ${plans[0]}` }).click()
    for (const tab of [page, other]) await expect(cartLink(tab)).toHaveAccessibleName(counts[2])
    await expectAccessible(page)
    await button.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${cartPath}$`))
    await expect(cartLink(page)).toHaveAccessibleName(counts[2])
  })

  test(`the header names how many plans are in the cart (${language})`, async ({ page }) => {
    await page.goto(path)
    for (const count of [1, 2, 11] as const) {
      await page.evaluate(
        (items) => {
          localStorage.setItem('app:v1:selected-plans', JSON.stringify(items))
        },
        Array.from({ length: count }, (_, index) => ({ planId: `plan-${index}`, submitted: false })),
      )
      await page.reload()
      await expect(cartLink(page)).toHaveAccessibleName(counts[count])
      await expect(cartLink(page)).toHaveAttribute('data-count', String(count))
    }
  })
}

test('a double press adds once, tells once and stays; what was ordered is not counted', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('app:v1:selected-plans', '[{"planId":"uoga-xl","submitted":true}]'),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Į krepšelį: Avietė' }).dblclick()
  await expect(page.getByRole('button', { name: /Krepšelyje: Avietė/ })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Krepšelis, 1 planas')
  await expect(page).toHaveURL('/')
  expect(await kept(page)).toBe(
    '[{"planId":"uoga-xl","submitted":true},{"planId":"uoga-l","submitted":false}]',
  )
  const events = await told(page)
  expect(events).toEqual([expect.stringContaining('"value":7.9')])
})

test('a plan that is in the cart already is not added again', async ({ page }) => {
  await page.goto('/en')
  await page.evaluate(() =>
    localStorage.setItem('app:v1:selected-plans', '[{"planId":"uoga-s","submitted":false}]'),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Add to cart: Wild Strawberry' }).click()
  await expect(page.getByRole('button', { name: 'In cart: Wild Strawberry. Open cart' })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 plan')
  expect(await told(page)).toEqual([])
})

test('where the script does not arrive the button says so, and the next press works', async ({
  page,
  allow,
}) => {
  allow(/put-in-cart/)
  await page.route(/put-in-cart/, (route) => route.abort(), { times: 1 })
  await page.goto('/en')
  const button = page.getByRole('article').first().getByRole('button').last()
  await button.click()
  await expect(button).toHaveAccessibleName('That didn’t work. Try again')
  await button.click()
  await expect(button).toHaveAccessibleName(/^In cart/)
})
