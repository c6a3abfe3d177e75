import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { cards, expect, type Payer, tenEuros, test } from './payer.ts'

/** What the page has told the site's figures since it was loaded. */
const toldBy = ({ page }: Payer) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((event) => 'event' in Object(event)))

for (const language of languagesFor('top-up: paid by card'))
  test(`paid: booked and told once, to the person and to the site’s figures (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page } = payer
    await payer.review()
    await expectAccessible(page)
    await payer.pay()
    // Slow, so that the page is still waiting when it has been looked over.
    await payer.giveCard(cards.slow)
    await expect(payer.waiting).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(payer.waiting).toBeVisible()
    await payer.hurryPayments()
    await expect(payer.success).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('main')).toContainText(tenEuros)
    await expect(page.getByRole('main')).toContainText(payer.number.slice(-3))
    await expect
      .poll(() => toldBy(payer))
      .toEqual([
        {
          event: 'purchase',
          ecommerce: {
            currency: 'EUR',
            value: 10,
            transaction_id: expect.stringMatching(/^T\d{13}$/),
            coupon: 'uoga-web',
            items: [expect.objectContaining({ item_id: 'refill', item_category: 'refill', price: 10 })],
          },
        },
      ])

    await page.reload()
    await payer.openReceipt()
    await expect(payer.button(payer.say.text('topUpResult.print'))).toBeVisible()
    expect(await toldBy(payer)).toEqual([])
    const { booked, texts } = await payer.record()
    expect(booked).toEqual([1000])
    expect(texts).toHaveLength(1)
  })

for (const language of languagesFor('top-up: card refused'))
  test(`refused: no money was taken, and the same is tried again, with 3-D Secure (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    await payer.review()
    await payer.pay()
    await payer.giveCard(cards.insufficientFunds)
    await payer.arrive(payer.failure)
    await expect(page.getByText(say.text('topUpResult.moneyNotTaken'))).toBeVisible()
    await expectAccessible(page)
    expect((await payer.record()).booked).toEqual([])

    await page.getByRole('link', { name: say.text('topUpResult.tryAgain') }).click()
    await expect(payer.phone).toHaveValue(/\+370 6/)
    await payer.next()
    await payer.pay()
    await payer.giveCard(cards.secure)
    await page.getByRole('button', { name: payer.bank.agree, exact: true }).click()
    await payer.arrive()
    expect((await payer.record()).booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: cancelled'))
  test(`cancelled on the bank’s page: no money taken, nothing lost (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    await payer.review()
    await payer.pay()
    await payer.button(payer.bank.cancel).click()
    await expect(payer.failure).toBeVisible()
    await expect(payer.page.getByText(payer.say.text('topUpResult.moneyNotTaken'))).toBeVisible()
    expect((await payer.record()).booked).toEqual([])
  })

for (const language of languagesFor('top-up: opened cold'))
  test(`a result page opened cold claims nothing (${language})`, async ({ payer: payerOf }) => {
    const payer = await payerOf({ language })
    for (const pageId of ['top-up-success', 'top-up-waiting', 'top-up-failure']) {
      await payer.open(pageId)
      await expect(payer.heading(payer.say.text('topUpResult.nothingTitle'))).toBeVisible()
      await expect(payer.headingOf(pageId)).toHaveCount(0)
    }
  })

for (const language of languagesFor('top-up: wrong fields'))
  test(`wrong fields: a summary takes focus and leads to them, and what was typed stays (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    await payer.open()
    await payer.phone.fill('8 612')
    await page.getByRole('radio', { name: say.text('topUp.otherSum') }).check()
    await payer.ownSum.fill('0,50')
    await payer.continueButton.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await expectAccessible(page)
    await summary.getByRole('link').first().click()
    await expect(payer.phone).toBeFocused()
    await summary.getByRole('link').nth(1).click()
    await expect(payer.ownSum).toBeFocused()
    await expect(payer.phone).toHaveValue('8 612')
    await expect(payer.ownSum).toHaveValue('0,50')
  })

for (const language of languagesFor('top-up: slow bank'))
  test(`a slow bank: after ten minutes the person may leave, and asking again tells the truth (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    await payer.review()
    await payer.pay()
    await page.clock.install()
    await payer.giveCard(cards.slow)
    await expect(payer.waiting).toBeVisible()
    await page.clock.fastForward('11:00')
    await expect(page.getByText(say.text('topUpResult.late'))).toBeVisible()
    await payer.hurryPayments()
    await payer.button(say.text('topUpResult.askAgain')).click()
    await expect(payer.success).toBeVisible()
    expect((await payer.record()).booked).toEqual([1000])
  })
