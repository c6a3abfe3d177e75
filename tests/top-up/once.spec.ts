import { languagesFor } from '../fixtures/matrix.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { goOnToBank } from './go-on-to-bank.ts'
import { cards, expect, Payer, test } from './payer.ts'

for (const language of languagesFor('top-up: once'))
  test(`pressed many times, left and come back to: one payment, with one receipt (${language})`, {
    tag: backForwardCache,
  }, async ({ payer: payerOf }) => {
    const payer = await payerOf({ language })
    const { page } = payer
    await payer.open()
    await payer.fillIn()
    await payer.phone.focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
    await expect(payer.confirmation).toBeFocused()
    await payer.payButton.dblclick()
    await expect(payer.cardNumber).toBeVisible()
    const cardPage = page.url()
    // As a person goes back; Playwright's own goBack waits for a load that the back-forward cache spares.
    await page.evaluate(() => history.back())
    await page.waitForURL(payer.say.path('top-up'))
    await goOnToBank(payer)
    await payer.giveCard(cards.paid)
    await payer.arrive()
    await page.goto(cardPage)
    await expect(payer.success).toBeVisible()
    const { payments, booked } = await payer.record()
    expect(payments).toHaveLength(1)
    expect(booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: two tabs'))
  test(`paid in another tab: this tab learns of it and nothing is paid twice (${language})`, async ({
    payer: payerOf,
    context,
  }) => {
    const payer = await payerOf({ language })
    const { number, visitor } = payer
    await payer.review()
    const other = new Payer({ page: await context.newPage(), number, visitor, language })
    await other.review()
    await payer.pay()
    await other.pay()
    await other.giveCard(cards.paid)
    await other.arrive()
    await payer.giveCard(cards.paid)
    await expect(payer.success).toBeVisible()
    const { payments, booked } = await payer.record()
    expect(payments).toHaveLength(1)
    expect(booked).toEqual([1000])
  })
