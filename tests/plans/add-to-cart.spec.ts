import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/language.ts'
import { titleOf } from '../checkout/shopper.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Words, wordsIn } from '../fixtures/words.ts'

const cartLink = (page: Page) => page.getByRole('banner').locator('.cart-link')
const counted = (say: Words, count: 1 | 2) => say.text('header.cartCounted', { count })
const adding = (say: Words, planId: string) => `${say.text('plan.addToCart')}: ${titleOf(say, planId)}`
const added = (say: Words, planId: string) => `${say.text('plan.inCart')}: ${titleOf(say, planId)}`

for (const language of languagesFor('cart: a plan goes in'))
  test(`a plan goes into the cart, every tab counts it, and its button opens the cart (${language})`, async ({
    page,
    context,
  }) => {
    const say = wordsIn(language)
    const opens = `${added(say, 'uoga-m')}. ${say.text('plan.openCart')}`
    const other = await context.newPage()
    await other.goto(say.path('plansPageContent'))
    await page.goto(say.path('plansPageContent'))
    await expect(cartLink(page)).toHaveAccessibleName(say.text('header.cart'))
    const button = page.getByRole('button', { name: titleOf(say, 'uoga-m') }).last()
    await expect(button).toHaveAccessibleName(adding(say, 'uoga-m'))
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAccessibleName(opens)
    await expect(button).toBeFocused()
    // The comparison's dialog has one of its own, and only it is heard while the dialog is open.
    const status = page.locator('.cart-status:not(dialog *)')
    await expect(status).toHaveText(`${added(say, 'uoga-m')}. ${counted(say, 1)}`)
    for (const tab of [page, other]) await expect(cartLink(tab)).toHaveAccessibleName(counted(say, 1))
    await other.getByRole('button', { name: adding(say, 'uoga-s') }).click()
    for (const tab of [page, other]) await expect(cartLink(tab)).toHaveAccessibleName(counted(say, 2))
    await expectAccessible(page)
    await button.press('Enter')
    await page.waitForURL(say.path('cartPage'))
    await expect(cartLink(page)).toHaveAccessibleName(counted(say, 2))
  })

for (const language of languagesFor('cart: pressed twice'))
  test(`a double press adds once and stays; a plan that is in already is not added again (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const home = pathOf(language, '')
    const ordered = { planId: 'uoga-xl', submitted: true }
    const inCart = { planId: 'uoga-s', submitted: false }
    await page.addInitScript(
      (cart) => localStorage.setItem('app:v1:selected-plans', cart),
      JSON.stringify([ordered, inCart]),
    )
    const kept = () => page.evaluate(() => localStorage.getItem('app:v1:selected-plans'))
    const told = () => page.evaluate(() => (window.dataLayer ?? []).map((event) => JSON.stringify(event)))
    await page.goto(home)
    // The button learns only at its press what is in the cart.
    await page.getByRole('button', { name: adding(say, 'uoga-s') }).click()
    await expect(page.getByRole('button', { name: added(say, 'uoga-s') })).toBeVisible()
    expect(await told()).toEqual([])
    await page.getByRole('button', { name: adding(say, 'uoga-l') }).dblclick()
    await expect(page.getByRole('button', { name: added(say, 'uoga-l') })).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName(counted(say, 2))
    // The second press of a slow double one meets a button that would open the cart.
    const isTaken = await page.getByRole('button', { name: added(say, 'uoga-l') }).evaluate((button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
      return button.ariaBusy !== null
    })
    expect(isTaken).toBe(false)
    await expect(page).toHaveURL(home)
    const cart = [ordered, inCart, { planId: 'uoga-l', submitted: false }]
    expect(JSON.parse((await kept()) ?? '')).toEqual(cart)
    expect(await told()).toEqual([expect.stringContaining('"value":7.9')])
  })

for (const language of languagesFor('cart: script lost'))
  test(`where the script does not arrive the button says so; once it does, a press works (${language})`, async ({
    page,
    allow,
  }) => {
    const say = wordsIn(language)
    const script = /\/put-in-cart\./
    allow(script)
    // The route stays: one that ends after its first request is taken away while the second may be on its way.
    let arrives = false
    await page.route(script, (route) => (arrives ? route.continue() : route.abort()))
    await page.goto(pathOf(language, ''))
    const button = page.getByRole('article').first().getByRole('button').last()
    await button.click()
    await expect(button).toHaveAccessibleName(say.text('plan.notAdded'))
    arrives = true
    await button.click()
    await expect(button).toHaveAccessibleName(`${added(say, 'uoga-s')}. ${say.text('plan.openCart')}`)
  })

test('a link that is pressed while the plan is on its way takes it along', async ({ page }) => {
  const say = wordsIn('lt')
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>()
  await page.route(/\/put-in-cart\./, async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto(pathOf('lt', ''))
  await page.getByRole('article').first().getByRole('button').last().click()
  await cartLink(page).click()
  pressed()
  await page.waitForURL(say.path('cartPage'))
  await expect(cartLink(page)).toHaveAccessibleName(counted(say, 1))
})
