import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { cards, expect, test } from './buyer.ts'

for (const language of languages) {
  test(`a SIM to a parcel terminal, with a plan, paid by card (${language})`, async ({ buyerIn }) => {
    const buyer = await buyerIn(language)
    const { page, say } = buyer
    await page.setViewportSize({ width: 375, height: 812 })
    await buyer.open('sim')
    await buyer.goOn()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${say.error}`))
    await expectAccessible(page)
    await buyer.toTerminal('Savanorių')
    await page.getByRole('radio', { name: /6,90/ }).check()
    await expectAccessible(page)
    await buyer.fillIn()
    await expect(page.getByRole('main')).toContainText('10,38 EUR')
    await expectAccessible(page)
    await buyer.button(say.pay).click()
    await expect(page.getByRole('alert')).toContainText(say.termsMissing)
    await buyer.pay()
    await buyer.giveCard(cards.paid)
    await expect(buyer.heading(say.waiting)).toBeVisible()
    expect(page.url()).not.toContain('orderReference')
    await buyer.hurryPayment()
    await expect(buyer.heading(say.simOrdered)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('10,38 EUR')
    await expect(page.getByText(say.reference, { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect((await buyer.record()).cardOrders).toMatchObject([{ kind: 'sim', state: 'paid' }])
    await page.getByRole('link', { name: say.activate }).first().click()
    await expect(page).toHaveURL(/aktyvuok|activate|aktivirovat/)
  })

  test(`an eSIM: the phone is checked, and then there is all that installs it (${language})`, async ({
    buyerIn,
  }) => {
    const buyer = await buyerIn(language)
    const { page, say } = buyer
    await buyer.open('esim')
    await buyer.choose(say.noEid)
    await buyer.goOn()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await buyer.choose(say.eid)
    await buyer.goOn()
    await expect(buyer.title(say.plan)).toBeFocused()
    await buyer.fillIn()
    await page.getByRole('checkbox', { name: say.terms }).check()
    await buyer.button(say.orderFree).click()
    await expect(page).toHaveURL(new RegExp(`${say.esimResult}$`))
    await expect(page.locator('.reference')).toHaveCount(1)
    await buyer.hurryOrder()
    await expect(buyer.heading(say.esimReady)).toBeVisible()
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible()
    const code = /carddata=LPA%3A1%24smdp\.sandbox\.example%24[A-Z\d]{20}$/
    await expect(page.getByRole('link', { name: say.apple })).toHaveAttribute('href', code)
    await expect(page.getByRole('link', { name: say.android })).toHaveAttribute('href', code)
    await expect(buyer.button(say.copyCode)).toBeVisible()
    await expect(page.getByText(say.dontDelete)).toBeVisible()
    const puk = page.getByText('12345678', { exact: true })
    await expect(puk).toHaveCount(0)
    await buyer.button(say.showPuk).click()
    await expect(puk).toBeVisible()
    await expectAccessible(page)
    expect((await buyer.record()).cardOrders).toMatchObject([{ kind: 'esim', state: 'ready' }])
    await page.reload()
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible()
  })

  test(`a page of an order opened cold claims nothing (${language})`, async ({ buyerIn, allow }) => {
    // The operator knows no such order, and says so with this status.
    allow(/^console error: .* 422 .*orders\/status/)
    const { page, say, heading } = await buyerIn(language)
    for (const path of [
      say.simResult,
      `${say.esimResult}?orderReference=AAAA-BBBB-CCCC-DDDD`,
      `${say.simResult}?orderReference=%3Cb%3E`,
    ]) {
      await page.goto(path)
      await expect(heading(say.nothing)).toBeVisible()
      await expect(page.getByText(say.simOrdered, { exact: true })).toHaveCount(0)
      await expect(page.getByText(say.esimReady, { exact: true })).toHaveCount(0)
    }
  })
}

test('a SIM to the door, by keyboard alone, on a small phone', async ({ buyerIn }) => {
  const buyer = await buyerIn('lt')
  const { page, say } = buyer
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
  await buyer.open('sim')
  await page.getByRole('radio', { name: say.toTerminal }).focus()
  await press('ArrowDown')
  await expect(page.getByLabel(say.street)).toBeVisible()
  await type('Uogų g. 1-2', 'Vilnius', '1100')
  await press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByLabel(say.postalCode)).toBeFocused()
  await press('Home')
  await page.keyboard.type('0')
  await press('Enter')
  await expect(buyer.title(say.plan)).toBeFocused()
  await press('Tab', 'Enter')
  await expect(buyer.title(say.buyer)).toBeFocused()
  await type('Ona', 'Braškė', 'ona@example.com', buyer.number)
  await press('Enter')
  await expect(buyer.title(say.summary)).toBeFocused()
  await expect(page.getByText('Uogų g. 1-2, LT-01100 Vilnius')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('checkbox', { name: say.terms }).focus()
  await press('Space', 'Enter')
  await expect(page.getByLabel(say.card.number)).toBeVisible()
})

test('refused, nothing is taken, and what was chosen still stands; the next try is paid', async ({
  buyerIn,
}) => {
  const buyer = await buyerIn('lt')
  const { page, say } = buyer
  await buyer.open('sim')
  await buyer.toTerminal('Ozo')
  await page.getByRole('radio', { name: /14,90/ }).check()
  await buyer.fillIn()
  await buyer.pay()
  await buyer.giveCard(cards.refused)
  await buyer.hurryPayment()
  await expect(buyer.heading(say.notPaid)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: say.orderAgain }).click()
  await expect(buyer.title(say.buyer)).toBeVisible()
  await buyer.giveDetails()
  await expect(page.getByText(/Ozo paštomatas/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('18,38 EUR')
  await buyer.pay()
  await buyer.giveCard(cards.paid)
  await buyer.hurryPayment()
  await expect(buyer.heading(say.simOrdered)).toBeVisible()
  const states = (await buyer.record()).cardOrders.map(({ state }) => state)
  expect(states.sort()).toEqual(['awaitingPayment', 'paid'])
})

test('a reload in the middle keeps the step and what was chosen; Back leads through the steps', async ({
  buyerIn,
}) => {
  const buyer = await buyerIn('lt')
  const { page, say } = buyer
  await buyer.open('sim')
  await buyer.toTerminal('Taikos')
  await page.getByRole('radio', { name: /6,90/ }).check()
  await page.reload()
  await expect(buyer.title(say.plan)).toBeVisible()
  await expect(page.getByRole('radio', { name: /6,90/ })).toBeChecked()
  await buyer.fillIn()
  await page.evaluate(() => history.back())
  await expect(page.getByLabel(say.email)).toHaveValue('ona@example.com')
  await page.evaluate(() => history.go(-2))
  await expect(page.getByRole('radio', { name: /Taikos/ })).toBeChecked()
  await page.evaluate(() => history.go(3))
  await expect(buyer.title(say.summary)).toBeFocused()
  await page.reload()
  // What is personal was in memory only.
  await expect(buyer.title(say.buyer)).toBeVisible()
  await expect(page.getByLabel(say.email)).toHaveValue('')
})

test('a lost answer is told, and the same press once more finds the one order', async ({
  buyerIn,
  allow,
}) => {
  const buyer = await buyerIn('lt')
  const { page, say } = buyer
  allow(/^(failed request|console error): .*(sim-orders|ERR_)/)
  await buyer.open('sim')
  await buyer.toTerminal('Stoties')
  await buyer.fillIn()
  // The call itself tries once more after a lost connection: both answers are lost.
  await buyer.fault('sim-orders', { kind: 'cutAfterCommit', times: 2 })
  await page.getByRole('checkbox', { name: say.terms }).check()
  await buyer.button(say.pay).dblclick()
  await expect(page.getByRole('alert')).toContainText('Nuoroda skambinant')
  await expectAccessible(page)
  await buyer.button(say.pay).click()
  await expect(page.getByLabel(say.card.number)).toBeVisible()
  expect((await buyer.record()).cardOrders).toHaveLength(1)

  // Left in the middle of paying, the order is found again, and is paid once.
  await page.goto(say.simPath)
  await page.getByRole('link', { name: 'Rodyti užsakymą' }).click()
  await page.getByRole('link', { name: 'Sumokėti', exact: true }).click()
  await buyer.giveCard(cards.paid)
  await buyer.hurryPayment()
  await expect(buyer.heading(say.simOrdered)).toBeVisible()
  expect((await buyer.record()).payments).toHaveLength(1)
})

test('Back from a paid order to the card page, and the card once more: led back to the one order', async ({
  buyerIn,
}) => {
  const buyer = await buyerIn('en')
  const { page, say } = buyer
  await buyer.open('sim')
  await buyer.toTerminal('Ozo')
  await buyer.fillIn()
  await buyer.pay()
  await buyer.giveCard(cards.paid)
  await buyer.hurryPayment()
  await expect(buyer.heading(say.simOrdered)).toBeVisible()
  await page.evaluate(() => history.back())
  await buyer.giveCard(cards.paid)
  await expect(buyer.heading(say.simOrdered)).toBeVisible()
  const { cardOrders, payments } = await buyer.record()
  expect(cardOrders).toMatchObject([{ kind: 'sim', state: 'paid' }])
  expect(payments).toHaveLength(1)
})

test('without JavaScript the prices can be read, and where to order by phone', async ({
  newVisitor,
  allow,
}) => {
  // A browser without script refuses what the page would load ahead.
  allow(/^failed request: .*\(csp\)$/)
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/uzsisakyk-sim')
  for (const price of ['1,99', '1,49', '2,99'])
    await expect(page.getByRole('main')).toContainText(`${price} EUR`)
  await expect(page.getByText(/paskambink 1808/).first()).toBeVisible()
})
