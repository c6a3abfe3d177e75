import { cardPriceInCents, deliveries } from '../../sandbox/operator/sim-orders/offer.ts'
import { formatEuro } from '../../src/lib/money.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { wordsIn } from '../fixtures/words.ts'
import { Buyer, cards, expect, test } from './buyer.ts'

for (const language of languagesFor('sim order: whole way'))
  test(`a SIM to a parcel terminal, with a plan, paid by card (${language})`, async ({ page, buyer }) => {
    const ona = await buyer({ language })
    const { say } = ona
    await page.setViewportSize({ width: 375, height: 812 })
    await ona.open('sim')
    await ona.goOn()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await expectAccessible(page)
    await ona.toTerminal('Savanorių')
    await page.getByRole('radio', { name: /6,90/ }).check()
    await ona.fillIn()
    await expect(page.getByRole('main')).toContainText('10,38 EUR')
    await ona.payButton.click()
    await expect(page.getByRole('alert')).toContainText(say.text('cardOrder.termsMissing'))
    await expectAccessible(page)
    await ona.pay()
    await ona.giveCard(cards.paid)
    await expect(ona.heading(say.text('cardOrder.awaitingPayment'))).toBeVisible()
    expect(page.url()).not.toContain('orderReference')
    await ona.hurryPayments()
    await expect(ona.ordered).toBeVisible()
    expect(await ona.leftOrder()).toBeNull()
    await expect(page.getByRole('main')).toContainText('10,38 EUR')
    await page.getByText(say.text('cardOrder.papers'), { exact: true }).click()
    await expect(page.getByText(say.text('cardOrder.reference'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect((await ona.record()).simOrders).toMatchObject([{ kind: 'sim', state: 'paid' }])
    await page
      .getByRole('link', { name: say.entry('go-activate', 'title') })
      .first()
      .click()
    await page.waitForURL(say.path('activate'))
  })

for (const language of languagesFor('esim order: whole way'))
  test(`an eSIM: the phone is checked, and then there is all that installs it (${language})`, async ({
    page,
    buyer,
  }) => {
    const ona = await buyer({ language })
    const { say } = ona
    await ona.open('esim')
    await ona.choice('cardOrder.noEid').check()
    await ona.goOn()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await ona.orderFreeEsim()
    await ona.hurryOrder()
    await expect(ona.heading(say.entry('esim-order', 'title'))).toBeVisible()
    const qr = page.getByRole('img', { name: say.text('esim.qr') })
    await expect(qr).toBeVisible()
    await page.getByText(say.text('esim.otherWays'), { exact: true }).click()
    const code = /carddata=LPA%3A1%24smdp\.sandbox\.example%24[A-Z\d]{20}$/
    for (const key of ['esim.installApple', 'esim.installAndroid'])
      await expect(page.getByRole('link', { name: say.text(key) })).toHaveAttribute('href', code)
    const copied = `${say.text('copy.button')}: ${say.text('esim.activationCode')}`
    await expect(ona.button(copied)).toBeVisible()
    await expect(page.getByText(say.text('esim.dontDelete'))).toBeVisible()
    const puk = page.getByText('12345678', { exact: true })
    await expect(puk).toHaveCount(0)
    await ona.button(say.text('cardOrder.showPuk')).click()
    await expect(puk).toBeVisible()
    await expectAccessible(page)
    expect((await ona.record()).simOrders).toMatchObject([{ kind: 'esim', state: 'ready' }])
    await page.reload()
    await expect(qr).toBeVisible()
    expect(await ona.leftOrder()).toBeNull()
  })

for (const language of languagesFor('esim order: beside another'))
  test(`a SIM card that was left unpaid is asked about before an eSIM, and shown (${language})`, async ({
    page,
    buyer,
  }) => {
    const ona = await buyer({ language })
    const { say } = ona
    const order = ona.button(say.text('cardOrder.orderFree'))
    await ona.open('sim')
    await ona.toTerminal('Ozo')
    await ona.fillIn()
    await ona.pay()
    await ona.open('esim')
    await ona.choice('cardOrder.eid').check()
    await ona.goOn()
    await ona.fillIn()
    await expect(page.getByText(say.text('unfinished.sim'), { exact: true })).toBeVisible()
    await expect(order).toHaveCount(0)
    await expectAccessible(page)
    await ona.button(say.text('unfinished.goOn')).click()
    await expect(order).toBeVisible()
    await page.reload()
    await ona.giveDetails()
    await ona.button(say.text('unfinished.show')).click()
    await page.waitForURL(say.path('sim-order'))
    await expect(page.locator('.reference')).toHaveCount(1)
  })

for (const language of languagesFor('sim order: opened cold'))
  test(`a page of an order opened cold claims nothing (${language})`, async ({ page, buyer, allow }) => {
    // The operator knows no such order, and says so with this status.
    allow(/^console error: .* 422 .*orders\/status/)
    const { say, heading } = await buyer({ language })
    const simOrder = say.path('sim-order')
    const unknown = `${say.path('esim-order')}?orderReference=AAAA-BBBB-CCCC-DDDD`
    for (const path of [simOrder, unknown, `${simOrder}?orderReference=%3Cb%3E`]) {
      await page.goto(path)
      await expect(heading(say.text('cardOrder.nothingTitle'))).toBeVisible()
      for (const claim of ['sim-order', 'esim-order'])
        await expect(page.getByText(say.entry(claim, 'title'), { exact: true })).toHaveCount(0)
    }
  })

for (const language of languagesFor('sim order: by keyboard'))
  test(`a SIM to the door, by keyboard alone, on a small phone (${language})`, async ({ page, buyer }) => {
    const ona = await buyer({ language })
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await press('Tab')
        await page.keyboard.type(text)
      }
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await ona.open('sim')
    await ona.choice('cardOrder.parcelTerminal').focus()
    await press('ArrowDown')
    await expect(ona.field('cardOrder.street')).toBeVisible()
    await type('Uogų g. 1-2', 'Vilnius', '1100')
    await press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await press('Tab', 'Enter')
    await expect(ona.field('cardOrder.postalCode')).toBeFocused()
    await press('Home')
    await page.keyboard.type('0')
    await press('Enter')
    await expect(ona.title('cardOrder.plan')).toBeFocused()
    await press('Tab', 'Enter')
    await expect(ona.title('cardOrder.buyer')).toBeFocused()
    await type('Ona', 'Braškė', 'ona@example.com', ona.number)
    await press('Enter')
    await expect(ona.title('cardOrder.summary')).toBeFocused()
    await expect(page.getByText('Uogų g. 1-2, LT-01100 Vilnius')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await ona.terms.focus()
    await press('Space', 'Enter')
    await expect(ona.atBank).toBeVisible()
  })

for (const language of languagesFor('sim order: refused'))
  test(`refused, nothing is taken, what was chosen still is; the next try is paid (${language})`, async ({
    page,
    buyer,
  }) => {
    const ona = await buyer({ language })
    await ona.open('sim')
    await ona.toTerminal('Ozo')
    await page.getByRole('radio', { name: /14,90/ }).check()
    await ona.fillIn()
    await ona.pay()
    await ona.payWith(cards.insufficientFunds)
    await expect(ona.heading(ona.say.text('cardOrder.notPaid'))).toBeVisible()
    await page.getByRole('link', { name: ona.say.text('cardOrder.orderAgain') }).click()
    await expect(ona.title('cardOrder.buyer')).toBeVisible()
    await ona.giveDetails()
    await expect(page.getByText(/Ozo paštomatas/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('18,38 EUR')
    await ona.pay()
    await ona.payWith(cards.paid)
    await expect(ona.ordered).toBeVisible()
    const states = (await ona.record()).simOrders.map(({ state }) => state)
    expect(states.sort()).toEqual(['awaitingPayment', 'paid'])
  })

for (const language of languagesFor('sim order: reload'))
  test(`a reload keeps the step and what was chosen; Back leads through the steps (${language})`, {
    tag: backForwardCache,
  }, async ({ page, buyer }) => {
    const ona = await buyer({ language })
    await ona.open('sim')
    await ona.toTerminal('Taikos')
    await page.getByRole('radio', { name: /6,90/ }).check()
    await page.reload()
    await expect(ona.title('cardOrder.plan')).toBeVisible()
    await expect(page.getByRole('radio', { name: /6,90/ })).toBeChecked()
    await ona.fillIn()
    await page.evaluate(() => history.back())
    await expect(ona.field('person.email')).toHaveValue('ona@example.com')
    await page.evaluate(() => history.go(-2))
    await expect(page.getByRole('radio', { name: /Taikos/ })).toBeChecked()
    await page.evaluate(() => history.go(3))
    await expect(ona.title('cardOrder.summary')).toBeFocused()
    await page.reload()
    // What is personal was in memory only.
    await expect(ona.title('cardOrder.buyer')).toBeVisible()
    await expect(ona.field('person.email')).toHaveValue('')
  })

for (const language of languagesFor('sim order: lost answer'))
  test(`a lost answer, a payment left in the middle, a card given twice: one order, paid once (${language})`, async ({
    page,
    context,
    buyer,
    allow,
  }) => {
    allow(/^(failed request|console error): .*(sim-orders|ERR_)/)
    const ona = await buyer({ language })
    const { say } = ona
    await ona.open('sim')
    await ona.toTerminal('Stoties')
    await ona.fillIn()
    // The call itself tries once more after a lost connection: both answers are lost.
    await ona.fault('sim-orders', { kind: 'cutAfterCommit', times: 2 })
    await ona.terms.check()
    await ona.payButton.dblclick()
    await expect(page.getByRole('alert')).toContainText(say.pattern('trouble.reference'))
    await ona.payButton.click()
    await expect(ona.atBank).toBeVisible()
    expect((await ona.record()).simOrders).toHaveLength(1)

    // Left in the middle of paying, the order is found again.
    await page.goto(say.path('order-sim'))
    await page.getByRole('link', { name: say.text('cardOrder.begunLink') }).click()
    await page.getByRole('link', { name: say.text('cardOrder.payNow'), exact: true }).click()
    await expect(ona.atBank).toBeVisible()
    const inOtherTab = new Buyer({ ...ona, page: await context.newPage() })
    await inOtherTab.page.goto(page.url())
    await ona.payWith(cards.paid)
    await expect(ona.ordered).toBeVisible()

    // The card page that was still open leads to the one order.
    await inOtherTab.payWith(cards.paid)
    await expect(inOtherTab.ordered).toBeVisible()
    const { simOrders, payments } = await ona.record()
    expect(simOrders).toMatchObject([{ kind: 'sim', state: 'paid' }])
    expect(payments).toHaveLength(1)
  })

test('without JavaScript the prices can be read, and where to order by phone', async ({
  newVisitor,
  allow,
}) => {
  // A browser without script refuses what the page would load ahead.
  allow(/^failed request: .*\(csp\)$/)
  const say = wordsIn('lt')
  const { address, parcelTerminal } = deliveries
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(say.path('order-sim'))
  for (const price of [cardPriceInCents, parcelTerminal.priceInCents, address.priceInCents])
    await expect(page.getByRole('main')).toContainText(formatEuro(price))
  const advice = page.getByRole('main').locator('noscript p')
  await expect(advice).toHaveText(say.text('cardOrder.needsScript'))
  await expect(advice).toBeVisible()
})
