import { findBank } from '../../sandbox/providers/banks/banks.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, type Payer, tenEuros, test } from './payer.ts'

const bank = findBank('upes-unija')?.name ?? ''

/** From the form to the bank's own page. */
async function goToBank(payer: Payer) {
  await payer.open()
  await payer.fillIn()
  await payer.choose(payer.say.text('topUp.bankLink'))
  await payer.choose(bank)
  await payer.next()
  await payer.payButton.click()
  await expect(payer.button(payer.atBank.pay(tenEuros))).toBeVisible()
}

for (const language of languagesFor('top-up: bank link'))
  test(`bank link: a bank is asked for, its page pays, and the receipt names it (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    const chosen = page.getByRole('radio', { name: bank })
    await payer.open()
    await payer.fillIn()
    await payer.choose(say.text('topUp.bankLink'))
    await expect(chosen).toBeVisible()
    await payer.continueButton.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await summary.getByRole('link', { name: say.text('topUp.bankMissing') }).click()
    await page.keyboard.press('ArrowRight')
    await payer.choose(bank)
    await page.reload()
    await expect(chosen).toBeChecked()
    await payer.next()
    await payer.payButton.click()
    await payer.button(payer.atBank.pay(tenEuros)).click()
    await payer.arrive()
    await expect(payer.fact('topUpResult.method')).toContainText(bank)
    await payer.openReceipt()
    await expect(payer.button(say.text('topUpResult.print'))).toBeVisible()
    await expectAccessible(page)
    expect((await payer.record()).booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: bank refuses'))
  test(`the bank refuses: no money taken, and the same top-up is paid in another way (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    await goToBank(payer)
    await payer.button(payer.atBank.refuse).click()
    await payer.arrive(payer.failure)
    await expect(page.getByText(say.text('topUpResult.moneyNotTaken'))).toBeVisible()
    await page.getByRole('link', { name: say.text('topUpResult.otherMethod') }).click()
    await expect(payer.phone).toHaveValue(/\+370 6/)
    await expect(page.getByRole('radio', { name: bank })).toBeChecked()
    await payer.choose('Google Pay')
    await payer.next()
    await payer.atSheet('Google Pay', 'pay')
    await payer.arrive()
    expect((await payer.record()).booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: never back from the bank'))
  test(`a user who pays and never comes back finds the success by the waiting page (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    await goToBank(payer)
    await payer.button(payer.atBank.payAndStay).click()
    await expect(payer.heading(payer.atBank.stayedTitle)).toBeVisible()
    await payer.hurryPayments()
    // By hand, without the reference in the address: this browser still knows what it waits for.
    await payer.open('top-up-waiting')
    await expect(payer.success).toBeVisible()
    expect((await payer.record()).booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: told late'))
  test(`told late: first that no one knows, then the success, which says what was said before (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    await page.clock.install()
    await goToBank(payer)
    const [payment] = (await payer.record()).payments
    // The sandbox's clock is everybody's: what it says after 15 minutes is said here instead.
    let isTimeUp = true
    await page.route('**/payment/check-result*', (route) =>
      isTimeUp
        ? route.fulfill({
            json: {
              paymentReference: payment?.paymentReference,
              amountInCents: 1000,
              maskedPhoneNumber: '+370 6** **000',
              status: 'expired',
              completedAt: new Date().toISOString(),
              moneyTaken: 'unknown',
            },
          })
        : route.continue(),
    )
    await payer.button(payer.atBank.payLate).click()
    await expect(page.getByText(say.text('topUpResult.moneyUnknown'))).toBeVisible()
    await payer.hurryPayments()
    isTimeUp = false
    await page.clock.fastForward(10_000)
    await expect(payer.success).toBeVisible()
    await expect(page.getByText(say.text('topUpResult.paidLate'))).toBeVisible()
    expect((await payer.record()).booked).toEqual([1000])
  })
