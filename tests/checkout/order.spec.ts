import type { Page } from '@playwright/test'
import { languages, pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { signIn } from '../log-in/customer.ts'
import { answerOperation, customer } from '../overview/customer.ts'
import { cards, expect, test } from '../top-up/payer.ts'
import { inShort, recordShop, withCart } from './shopper.ts'
import { words } from './words.ts'

const submitOrder = '/api/v1/graphql#submitOrder'
const widths = { lt: 375, en: 1440, ru: 320 }

for (const language of languages) {
  const say = words[language]

  test(`from the home page to an active plan: a guest logs in on the way, an answer is lost, and it is ordered once (${language})`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/ 502 /)
    await page.setViewportSize({ width: widths[language], height: 800 })
    const visitor = crypto.randomUUID()
    await context.addCookies([{ name: 'sandbox-visitor', value: visitor, url: 'http://127.0.0.1' }])
    const told = await recordShop(page)
    await page.goto(pathOf(language, ''))
    await page.getByRole('button', { name: say.addBlueberry }).first().click()
    await expect.poll(() => told().length).toBe(1)
    await page.goto(say.cartPath)
    await expect(page.getByRole('heading', { name: say.blueberry })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: say.toOrder, exact: true }).click()
    await page.waitForURL(`${say.logInPath}?**`)

    // Logging in is tried elsewhere: here somebody has, and comes back as the log-in page leads.
    const number = await sandbox.newNumber({ balanceInCents: 2000 })
    await signIn(page, number)
    // The page goes on by itself, which may be before it has loaded.
    await page.goto(`${page.url()}&returned=1`, { waitUntil: 'commit' })
    await page.waitForURL(say.orderPath)
    await expect(page.getByRole('heading', { name: say.blueberry })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('13,10 EUR')
    await expectAccessible(page)

    await page.getByRole('button', { name: say.next }).press('Enter')
    await expect(page.getByRole('heading', { name: say.contract })).toBeFocused()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await sandbox.fault({ path: submitOrder, visitor, kind: 'cutAfterCommit' })
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('alert')).toContainText(say.unsure)
    await expectAccessible(page)
    await sandbox.clearFaults(visitor)
    await page.getByRole('button', { name: say.order }).dblclick()
    await page.waitForURL(say.resultPath)
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(say.pending)
    await expectAccessible(page)
    const { ordered } = await sandbox.recordOf(number)
    expect(ordered.map(({ planId }) => planId)).toEqual(['uoga-m'])
    for (const { orderedPlanId } of ordered) await sandbox.hurry(orderedPlanId)
    await expect(page.getByText(say.active)).toBeVisible()
    await expectAccessible(page)

    expect(told().map(inShort)).toEqual([
      'add_to_cart uoga-m 6.9',
      'begin_checkout 1 uoga-m 6.9',
      'checkout_progress 2 uoga-m 6.9',
      'checkout_progress 3 uoga-m 6.9',
      'purchase uoga-m 6.9',
    ])
    expect(JSON.stringify(told())).not.toContain(number.slice(4))
    expect(await page.evaluate(() => localStorage.getItem('app:v1:selected-plans'))).toBeNull()
  })

  test(`a promotion that a button carries goes along to the order, and is over with it (${language})`, async ({
    page,
  }) => {
    await customer(page, 'balance 20')
    await page.goto(say.plansPath)
    await page.getByRole('button', { name: say.useOffer, exact: true }).click()
    await page.waitForURL(say.orderPath)
    await expect(page.getByText(say.offer)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: say.toPlans }).click()
    await page.waitForURL(say.plansPath)
    await page.getByRole('button', { name: say.orderBlueberry }).first().click()
    await page.waitForURL(say.orderPath)
    await expect(page.getByText(say.offer)).toBeVisible()
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('app:v1:promo-campaign'))).toBeNull()
  })

  test(`what the balance lacks is topped up in one step, with the way back to the order (${language})`, async ({
    page,
    payer: payerOf,
  }) => {
    await withCart(page, 'uoga-m')
    const payer = await payerOf({ language, signedIn: true })
    await page.goto(say.orderPath)
    await expect(page.getByText(say.short)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: say.topUp }).click()
    await expect(page.locator('input[inputmode="decimal"]')).toHaveValue('6,90')
    await payer.continueButton.click()
    await page.getByRole('button', { name: say.topUp }).click()
    await payer.giveCard(cards.paid)
    await payer.arrive()
    await page.getByRole('link', { name: say.back }).click()
    await page.waitForURL(say.orderPath)
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()
    expect((await payer.record()).booked).toEqual([690])
  })

  test(`another price, a plan that is no longer sold, and a choice of a button stand in the order; each can be removed (${language})`, async ({
    page,
  }) => {
    await withCart(page, 'uoga-l', 'gone')
    await page.addInitScript(() =>
      localStorage.setItem('app:v1:selected-plan', '{"planId":"uoga-s","submitted":false}'),
    )
    await customer(page, 'balance 20')
    await page.route('**/api/v1/graphql', async (route, request) => {
      const asked: { operationName?: string } = request.postDataJSON()
      if (asked.operationName !== 'validateOrder') return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace('"7,90"', '"9,90"') })
    })
    await page.goto(say.orderPath)
    const lines = page.locator('.order-line')
    await expect(lines).toHaveCount(3)
    await expect(lines.nth(0)).toContainText(say.otherPrice)
    await expect(lines.nth(1)).toContainText(say.withdrawn)
    await expect(lines.nth(2)).toContainText(say.strawberry)
    await expectAccessible(page)
    await page.getByRole('button', { name: say.removeGone }).press('Enter')
    await expect(lines).toHaveCount(2)
    await expect(page.getByRole('heading', { name: say.whatIsOrdered })).toBeFocused()
  })

  test(`of an order that goes through in part it is said which part (${language})`, async ({ page }) => {
    const told = await recordShop(page)
    await withCart(page, 'uoga-m')
    await customer(page, 'balance 20')
    await page.goto(say.orderPath)
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()

    // The same plan is being activated now: of these two it is not taken.
    await page.evaluate(() =>
      localStorage.setItem(
        'app:v1:selected-plans',
        '[{"planId":"uoga-m","submitted":false},{"planId":"uoga-s","submitted":false}]',
      ),
    )
    await page.goto(say.orderPath)
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('button', { name: /11,80 EUR/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.partly })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(say.inProgress)
    await expect(page.getByText(say.notOrdered, { exact: true })).toBeVisible()
    expect(told().map(inShort)).toEqual([
      'begin_checkout 1 uoga-m 6.9',
      'checkout_progress 2 uoga-m 6.9',
      'checkout_progress 3 uoga-m 6.9',
      'purchase uoga-m 6.9',
      'checkout_progress 2 uoga-m,uoga-s 11.8',
      'checkout_progress 3 uoga-m,uoga-s 11.8',
      'purchase uoga-s 4.9',
    ])
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: say.back.replace('your ', 'the ') })
      .click()
    await page.waitForURL(say.orderPath)
    await expect(page.getByRole('heading', { name: say.blueberry })).toBeVisible()
    await expect(page.locator('.order-line')).toHaveCount(1)
  })

  test(`a lost answer is told; the same order sent again, and from the page loaded anew, is one order (${language})`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/ 502 /)
    await withCart(page, 'uoga-m')
    const visitor = crypto.randomUUID()
    await context.addCookies([{ name: 'sandbox-visitor', value: visitor, url: 'http://127.0.0.1' }])
    await customer(page, 'balance 20')
    await page.goto(say.orderPath)
    await page.getByRole('button', { name: say.next }).click()
    await sandbox.fault({ path: submitOrder, visitor, kind: 'cutAfterCommit' })
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('alert')).toContainText(say.unsure)
    await expectAccessible(page)
    await sandbox.clearFaults(visitor)
    await page.reload()
    await expect(page.getByText(say.notKnown)).toBeVisible()
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()
    await page.goto('/mano/apzvalga')
    await expect(page.locator('.balance-sum')).toHaveText('13,10 EUR')
  })

  test(`a session that ends in the middle: who logs in again in another window orders from the same step (${language})`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/ 401 /)
    await withCart(page, 'uoga-m')
    await customer(page, 'balance 20')
    await page.goto(say.orderPath)
    await page.getByRole('button', { name: say.next }).click()
    await answerOperation(page, 'submitOrder', 401, 1)
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { name: say.sessionEnded })).toBeFocused()
    const other = await context.newPage()
    await other.goto('/mano/apzvalga')
    await expect(page.getByRole('heading', { name: say.contract })).toBeVisible()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()
  })

  test(`Back leads from the contract to the order, and after an order never to a second one (${language})`, async ({
    page,
  }) => {
    await withCart(page, 'uoga-m')
    await customer(page, 'balance 20')
    await page.goto(say.orderPath)
    await page.getByRole('button', { name: say.next }).click()
    await expect(page.getByRole('heading', { name: say.contract })).toBeVisible()
    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.result })).toBeVisible()
    await page.evaluate(() => history.back())
    await page.waitForURL(say.orderPath)
    await expect(page.getByRole('heading', { name: say.nothing })).toBeVisible()
  })
}

test('with self-service down nothing is lost, and asking again brings the order', async ({ page, allow }) => {
  allow(/ 503 /)
  await withCart(page, 'uoga-m')
  await customer(page, 'balance 20')
  await answerOperation(page, 'validateOrder', 503, 1)
  await page.goto('/mano/uzsakymas')
  // The gate says so, or the order where the gate has heard better news since.
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).first().click()
  await expect(page.getByRole('heading', { name: 'Mėlynė' })).toBeVisible()
})

test('two tabs at the same contract, Enter in both: several plans are ordered, each once', async ({
  page,
  context,
}) => {
  await withCart(page, 'uoga-m', 'uoga-roaming-1')
  const number = await customer(page, 'balance 20')
  await page.goto('/mano/uzsakymas')
  const other = await context.newPage()
  await other.goto('/mano/uzsakymas')
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Toliau' }).press('Enter')
  const order = (tab: Page) => tab.getByRole('button', { name: 'Užsakyti ir sumokėti 11,80 EUR' })
  for (const tab of [page, other]) await order(tab).focus()
  await Promise.all([page, other, page].map((tab) => tab.keyboard.press('Enter')))
  // Whichever is later hears the same answer, or finds that nothing is left to order.
  const received = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Užsakymas priimtas' })
  for (const tab of [page, other])
    await expect(received(tab).or(tab.getByRole('heading', { name: 'Nėra ko užsakyti' }))).toBeVisible()
  const { ordered } = await sandbox.recordOf(number)
  expect(ordered.map(({ planId }) => planId).toSorted()).toEqual(['uoga-m', 'uoga-roaming-1'])
})

test('a result page opened cold claims nothing', async ({ page }) => {
  await customer(page, 'balance 20')
  for (const path of ['/mano/uzsakymas-pavyko', '/mano/uzsakymas-nepavyko']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Užsakymo čia nematome' })).toBeVisible()
    await expect(page.locator('.result-content')).toBeHidden()
    await expectAccessible(page)
  }
})

test('from an order’s result one comes to its withdrawal', async ({ page }) => {
  await withCart(page, 'uoga-m')
  await customer(page, 'balance 20')
  await page.goto('/mano/uzsakymas')
  await page.getByRole('button', { name: 'Toliau' }).click()
  await page.getByRole('button', { name: /Užsakyti ir sumokėti/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Mano planai' }).click()
  await page.waitForURL('/mano/naudojimas')
  await expect(page.getByRole('button', { name: 'Atsisakyti sutarties čia' })).toBeVisible()
})
