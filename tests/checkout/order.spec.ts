import { pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { cards, expect, signIn, test } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { inShort, orderPage, recordShop, titleOf, withCart } from './shopper.ts'

const widths = { lt: 375, en: 1440, ru: 320 }
const rich = { balanceInCents: 2000, signedIn: true }

for (const language of languagesFor('order: whole way'))
  test(`from the home page to an active plan; an answer is lost, and it is ordered once (${language})`, async ({
    page,
    person,
    allow,
  }) => {
    allow(/ 502 /)
    await page.setViewportSize({ width: widths[language], height: 800 })
    const shopper = await person({ language, balanceInCents: 2000 })
    const { say, number } = shopper
    const order = orderPage(shopper)
    const told = await recordShop(page)
    await page.goto(pathOf(language, ''))
    const add = `${say.text('plan.addToCart')}: ${titleOf(say, 'uoga-m')}`
    await page.getByRole('button', { name: add }).first().click()
    await expect.poll(() => told().length).toBe(1)
    await page.goto(say.path('cartPage'))
    await page.getByRole('link', { name: say.text('cart.toOrder'), exact: true }).click()
    await page.waitForURL(`${say.path('log-in')}?**`)

    // Logging in is tried elsewhere: here someone has, and comes back as the log-in page leads.
    await signIn(page, number)
    // The page continues by itself, which may be before it has loaded.
    await page.goto(`${page.url()}&returned=1`, { waitUntil: 'commit' })
    await order.isOpen()
    await expect(order.plan('uoga-m')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('13,10 EUR')
    await expectAccessible(page)

    await order.next.press('Enter')
    await expect(order.contract).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await shopper.fault('graphql#submitOrder', { kind: 'cutAfterCommit' })
    await order.pay.click()
    await expect(page.getByRole('alert')).toContainText(say.text('checkout.unsureText'))
    await expectAccessible(page)
    await shopper.clearFaults()

    await page.reload()
    await expect(page.getByText(say.text('checkout.unsureTitle'))).toBeVisible()
    await order.next.click()
    await order.pay.dblclick()
    await page.waitForURL(say.path('order-success'))
    await expect(order.received).toBeVisible()
    await expect(page.getByRole('main')).toContainText(say.text('orderResult.pending'))
    const { ordered } = await shopper.record()
    expect(ordered.map(({ planId }) => planId)).toEqual(['uoga-m'])
    for (const { orderedPlanId } of ordered) await sandbox.hurry(orderedPlanId)
    await expect(page.getByText(say.text('orderResult.activeTitle'))).toBeVisible()
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

for (const language of languagesFor('order: promotion'))
  test(`a promotion that a button carries is in the order, which can be withdrawn from (${language})`, async ({
    page,
    person,
  }) => {
    const shopper = await person({ language, ...rich })
    const { say } = shopper
    const order = orderPage(shopper)
    const titles = ['offerTitle', 'cardTitle'].map((field) => say.entry('promo-winter', field))
    const offer = say.text('checkout.promo', { offer: titles.join('\u00a0– ') })
    await page.goto(say.path('plansPageContent'))
    await page.getByRole('button', { name: say.entry('offer-winter-button', 'title'), exact: true }).click()
    await order.isOpen()
    await expect(page.getByText(offer)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: say.text('checkout.toPlans') })
      .click()
    await page.waitForURL(say.path('plansPageContent'))
    const choose = `${say.text('plan.order')}: ${titleOf(say, 'uoga-m')}`
    await page.getByRole('button', { name: choose }).first().click()
    await order.isOpen()
    await expect(page.getByText(offer)).toBeVisible()
    await order.next.click()
    await order.pay.click()
    await expect(order.received).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('app:v1:promo-campaign'))).toBeNull()
    await page
      .getByRole('main')
      .getByRole('link', { name: say.text('orderResult.usage') })
      .click()
    await page.waitForURL(say.path('usage-details'))
    await expect(page.getByRole('button', { name: say.text('usage.withdraw') })).toBeVisible()
  })

for (const language of languagesFor('order: top-up'))
  test(`what the balance lacks is topped up in one step, with the way back (${language})`, async ({
    page,
    person,
  }) => {
    await withCart(page, 'uoga-m')
    const shopper = await person({ language, signedIn: true })
    const { say } = shopper
    const order = orderPage(shopper)
    await order.open()
    await expect(page.getByText(say.text('checkout.short', { sum: '6,90 EUR' }))).toBeVisible()
    await page.getByRole('link', { name: say.text('checkout.topUp', { sum: '6,90 EUR' }) }).click()
    await expect(page.locator('input[inputmode="decimal"]')).toHaveValue('6,90')
    await expect(page.getByLabel(say.text('topUp.phone'))).toHaveValue(/\d/)
    await shopper.button(say.text('topUp.continue')).click()
    await shopper.button(say.text('topUp.pay', { sum: '6,90 EUR' })).click()
    await shopper.giveCard(cards.paid)
    await expect(shopper.heading(say.entry('top-up-waiting', 'title'))).toBeVisible()
    await shopper.hurryPayments()
    await page.getByRole('link', { name: say.text('topUpResult.goOn') }).click()
    await order.isOpen()
    await order.next.click()
    await order.pay.click()
    await expect(order.received).toBeVisible()
    expect((await shopper.record()).booked).toEqual([690])
  })

for (const language of languagesFor('order: in part'))
  test(`what is no longer sold is removed; of the rest it is said which part was ordered (${language})`, async ({
    page,
    person,
  }) => {
    const told = await recordShop(page)
    await withCart(page, 'uoga-m', 'gone', 'uoga-s')
    // The same plan is being activated now: it is not taken once more.
    const shopper = await person({ language, ...rich, situations: ['plan being activated'] })
    const { say } = shopper
    const order = orderPage(shopper)
    await order.open()
    await expect(order.lines).toHaveCount(3)
    await expect(order.lines.nth(1)).toContainText(say.text('checkout.PLAN_NOT_AVAILABLE'))
    const remove = say.text('checkout.removePlan', { plan: 'gone' })
    await page.getByRole('button', { name: remove }).press('Enter')
    await expect(order.lines).toHaveCount(2)
    await expect(page.getByRole('heading', { name: say.text('checkout.plans') })).toBeFocused()
    await order.next.click()
    await page.getByRole('button', { name: say.text('checkout.order', { sum: '11,80 EUR' }) }).click()
    await expect(shopper.heading(say.text('orderResult.partTitle'))).toBeVisible()
    await expect(page.getByRole('main')).toContainText(say.text('checkout.ORDER_IN_PROGRESS'))
    await expect(page.getByText(say.text('orderResult.notSubmitted'), { exact: true })).toBeVisible()
    expect(told().map(inShort)).toEqual([
      // No one knows a price of what is no longer sold: nothing is reported.
      'begin_checkout 1 uoga-m,uoga-s 11.8',
      'checkout_progress 2 uoga-m,uoga-s 11.8',
      'checkout_progress 3 uoga-m,uoga-s 11.8',
      'purchase uoga-s 4.9',
    ])
    await page
      .getByRole('main')
      .getByRole('link', { name: say.text('orderResult.toOrder') })
      .click()
    await order.isOpen()
    await expect(order.plan('uoga-m')).toBeVisible()
    await expect(order.lines).toHaveCount(1)
  })

for (const language of languagesFor('order: trouble'))
  test(`self-service that is down, a session that ends: the order continues where it was (${language})`, async ({
    page,
    context,
    person,
    allow,
  }) => {
    allow(/ (503|401) /)
    await withCart(page, 'uoga-m')
    const shopper = await person({ language, ...rich })
    const { say } = shopper
    const order = orderPage(shopper)
    await shopper.fault('graphql#validateOrder', { kind: 'status', status: 503, times: 1 })
    await order.open()
    const again = shopper.button(say.text('checkout.tryAgain'))
    // The page asks by itself as well once the cart is there, which may be before the press.
    await expect(again.or(order.next).first()).toBeVisible()
    if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => undefined)
    await order.next.click()
    await shopper.fault('graphql#submitOrder', { kind: 'status', status: 401, times: 1 })
    await order.pay.click()
    await expect(page.getByRole('heading', { name: say.text('account.expiredTitle') })).toBeFocused()
    const other = await context.newPage()
    await other.goto(say.path('dashboard'))
    await expect(order.contract).toBeVisible()
    await order.pay.click()
    await expect(order.received).toBeVisible()
  })

for (const language of languagesFor('order: Back'))
  test(`Back leads from the contract to the order, and after an order never to a second (${language})`, {
    tag: backForwardCache,
  }, async ({ page, person }) => {
    await withCart(page, 'uoga-m')
    const order = orderPage(await person({ language, ...rich }))
    await order.open()
    await order.next.click()
    await expect(order.contract).toBeVisible()
    await page.evaluate(() => history.back())
    await order.next.click()
    await order.pay.click()
    await expect(order.received).toBeVisible()
    // Later, so that the page has answered before it is left.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await order.isOpen()
    await expect(order.empty).toBeVisible()
  })

for (const language of languagesFor('order: two tabs'))
  test(`two tabs at the same contract, Enter in both: each plan is ordered once (${language})`, async ({
    page,
    context,
    person,
  }) => {
    await withCart(page, 'uoga-m', 'uoga-roaming-1')
    const shopper = await person({ language, ...rich })
    const other = await context.newPage()
    const orders = [page, other].map((tab) => orderPage({ page: tab, say: shopper.say }))
    for (const order of orders) {
      await order.open()
      await order.next.press('Enter')
    }
    for (const order of orders) await order.pay.focus()
    const sent = page.waitForRequest((request) => request.postData()?.includes('submitOrder') ?? false)
    await Promise.all([page, page].map((tab) => tab.keyboard.press('Enter')))
    // Pressed within the same milliseconds, the tabs don't know of each other yet.
    await sent
    await other.keyboard.press('Enter')
    // The later one hears the same answer, or finds that nothing is left to order.
    for (const order of orders) await expect(order.received.or(order.empty)).toBeVisible()
    const { ordered } = await shopper.record()
    expect(ordered.map(({ planId }) => planId).toSorted()).toEqual(['uoga-m', 'uoga-roaming-1'])
  })

for (const language of languagesFor('order: opened cold'))
  test(`a result page opened cold claims nothing, and a guest logs in first (${language})`, async ({
    page,
    person,
  }) => {
    const { say, heading, number } = await person({ language, balanceInCents: 2000 })
    await page.goto(say.path('order-success'))
    await page.waitForURL(`${say.path('log-in')}?**`)
    await signIn(page, number)
    for (const result of ['order-success', 'order-failure']) {
      await page.goto(say.path(result))
      await expect(heading(say.text('orderResult.nothingTitle'))).toBeVisible()
      await expect(page.locator('.result-content')).toBeHidden()
    }
    await expectAccessible(page)
  })
