import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { test as visitorTest } from '../fixtures/test.ts'
import { cards, expect, Payer, tenEuros, test } from './payer.ts'

const wallets = ['Google Pay', 'Apple Pay'] as const

/** How the site let Apple's sheet end, as the sandbox's keeps it. */
const sheetEnd = (page: Page) => page.evaluate(() => sessionStorage.getItem('sandbox-apple-pay-ended'))

for (const wallet of wallets)
  for (const language of languagesFor(`top-up: ${wallet}`))
    test(`${wallet}: a closed sheet changes nothing, a broken one is shown, and it pays (${language})`, async ({
      payer: payerOf,
    }) => {
      const payer = await payerOf({ language })
      const { page, say } = payer
      await payer.review(wallet)
      await expect(payer.button(wallet)).toBeVisible()
      await expectAccessible(page)
      await payer.atSheet(wallet, 'cancel')
      await expect(page.getByRole('dialog', { name: wallet })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
      await payer.atSheet(wallet, 'fail')
      await expect(page.getByText(say.text('topUp.walletFailed', { wallet }))).toBeVisible()
      await payer.atSheet(wallet, 'pay')
      await payer.arrive()
      await expect(payer.fact('topUpResult.method')).toContainText(
        `${wallet}, ${payer.say.text('card.ending', { card: 'Visa', digits: '4242' })}`,
      )
      if (wallet === 'Apple Pay') expect(await sheetEnd(page)).toBe('success')
      const { payments, booked } = await payer.record()
      expect(payments).toHaveLength(1)
      expect(booked).toEqual([1000])
    })

for (const language of languagesFor('top-up: no wallet'))
  test(`a wallet that can’t be had here is shown, and the form continues with another way (${language})`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/pay\.js|ERR_FAILED/)
    const payer = await payerOf({ language })
    const { page, say } = payer
    await page.addInitScript(() => sessionStorage.setItem('sandbox-google-pay', 'unavailable'))
    await page.route('**/wallets/apple-pay/*.js', (route) => route.abort())
    await payer.open()
    await payer.fillIn()
    const applePay = page.getByRole('radio', { name: 'Apple Pay' })
    await applePay.check()
    await expect(page.getByText(say.text('topUp.walletFailed', { wallet: 'Apple Pay' }))).toBeVisible()
    await expect(applePay).toBeVisible()
    const googlePay = page.getByRole('radio', { name: 'Google Pay' })
    // Not check(): the choice goes with the wallet.
    await googlePay.click()
    await expect(page.getByText(say.text('topUp.walletAbsent', { wallet: 'Google Pay' }))).toBeVisible()
    await expect(googlePay).toHaveCount(0)
    await payer.next()
    await payer.pay()
  })

test('the button of a wallet has its looks where its script inserts a style that no policy knows', async ({
  payer: payerOf,
  allow,
}) => {
  allow(/Applying inline style violates|Refused to apply inline style/)
  const payer = await payerOf({ language: 'lt' })
  const { page } = payer
  await page.addInitScript(() => sessionStorage.setItem('sandbox-google-pay-style', 'inserted'))
  await payer.review('Google Pay')
  const button = payer.button('Google Pay')
  await expect(button).toHaveCSS('border-radius', '999px')
  await expect(button).toHaveCSS('min-height', '56px')
  await payer.atSheet('Google Pay', 'pay')
  await payer.arrive()
  expect((await payer.record()).booked).toEqual([1000])
})

// Without a payer, for whom wallets and banks are allowed: here any request to another origin is a fault.
visitorTest('before a wallet is chosen nothing of it is loaded, on no line', async ({ page }) => {
  for (const [pageId, line] of [
    ['top-up', 'uoga'],
    ['top-up-extra', 'extra'],
  ] as const) {
    const number = await sandbox.newNumber({ line })
    const payer = new Payer({ page, number, visitor: '', language: 'lt' })
    await payer.open(pageId)
    await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeVisible()
    await payer.fillIn()
    await payer.next()
    await payer.button(payer.say.text('topUp.change')).click()
  }
})

for (const language of languagesFor('top-up: wallet with 3-D Secure'))
  test(`Google’s card asks for 3-D Secure: its holder refuses, and pays again (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say } = payer
    await payer.review('Google Pay')
    await payer.atSheet('Google Pay', 'pay', 'VISA 3220')
    await page.getByRole('button', { name: payer.bank.refuse, exact: true }).click()
    await payer.arrive(payer.failure)
    await page.getByRole('link', { name: say.text('topUpResult.tryAgain') }).click()
    await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeChecked()
    await payer.next()
    await payer.atSheet('Google Pay', 'pay')
    await payer.arrive()
    expect((await payer.record()).booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: lost answer'))
  test(`Apple Pay’s answer is lost: paying by card instead finds the payment that was begun (${language})`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/payment\/applepay/)
    const payer = await payerOf({ language })
    const { page, say } = payer
    await payer.review('Apple Pay')
    await payer.fault('payment/applepay', { kind: 'cutAfterCommit', times: 2 })
    await payer.atSheet('Apple Pay', 'pay')
    await expect(page.getByRole('alert')).toContainText(say.pattern('trouble.reference'))
    expect(await sheetEnd(page)).toBe('failure')
    await page.reload()
    await expect(payer.confirmation).toBeFocused()
    await payer.button(say.text('topUp.change')).click()
    await payer.choose(say.text('topUp.card'))
    await payer.next()
    await payer.payButton.click()
    await payer.arrive()
    const { payments, booked } = await payer.record()
    expect(payments).toHaveLength(1)
    expect(booked).toEqual([1000])
  })

for (const language of languagesFor('top-up: another sum after a lost answer'))
  test(`Google Pay’s answer is lost: 20 EUR by card are paid only after a decision, also after a reload (${language})`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/payment\/googlepay/)
    const payer = await payerOf({ language })
    const { page, say } = payer
    const twenty = '20,00 EUR'
    const earlier = page.getByText(say.text('topUp.earlierTitle', { sum: tenEuros }))
    const beside = payer.button(say.text('topUp.payBeside', { sum: twenty }))
    await payer.review('Google Pay')
    // The payment itself, and the question its state: each call is sent once more by itself.
    await payer.fault('payment/googlepay', { kind: 'cutAfterCommit', times: 4 })
    await payer.atSheet('Google Pay', 'pay', 'VISA 0259')
    await expect(page.getByRole('alert')).toContainText(say.text('topUp.chargedOnce'))
    await payer.button(say.text('topUp.change')).click()
    await page.getByRole('radio', { name: twenty }).check()
    await payer.choose(say.text('topUp.card'))
    await payer.next()
    await expect(earlier).toBeVisible()
    await expect(page.getByText(say.text('topUp.earlierUnknown', { sum: twenty }))).toBeVisible()
    await expect(page.getByText(say.text('topUp.chargedOnce'))).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(say.text('topUp.earlierPending', { sum: twenty }))).toBeVisible()
    await payer.hurryPayments()
    await payer.button(say.text('topUp.earlierCheck')).click()
    await expect(page.getByText(say.text('topUp.earlierPaid', { sum: twenty }))).toBeVisible()
    expect((await payer.record()).payments).toHaveLength(1)
    await beside.click()
    await payer.giveCard(cards.paid)
    await payer.arrive()
    expect((await payer.record()).booked.sort()).toEqual([1000, 2000])
  })

for (const language of languagesFor('top-up: merchant'))
  test(`the operator doesn’t validate the merchant: an error with a reference, and tried again (${language})`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/applepay\/session/)
    const payer = await payerOf({ language })
    await payer.review('Apple Pay')
    await payer.fault('payment/applepay/session', { kind: 'status', status: 503, times: 1 })
    await payer.button('Apple Pay').click()
    await expect(payer.page.getByRole('alert')).toContainText(payer.say.pattern('trouble.reference'))
    await payer.atSheet('Apple Pay', 'pay')
    await payer.arrive()
  })

for (const language of languagesFor('top-up: extra line'))
  test(`the extra line: purple, its numbers only, paid with a wallet and told on its own pages (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language, line: 'extra' })
    const { page, say } = payer
    await payer.open('top-up-extra')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'extra')
    await payer.fillIn(await sandbox.newNumber({ line: 'uoga' }))
    await payer.choose('Apple Pay')
    await payer.continueButton.click()
    await expect(page.getByRole('alert')).toContainText(say.text('topUp.phoneOtherLine'))
    await payer.fillIn()
    await payer.next()
    await payer.atSheet('Apple Pay', 'pay', 'VISA 0259')
    await expect(payer.headingOf('top-up-waiting-extra')).toBeVisible()
    // By hand, at the other line's page: this browser knows which line it waits for.
    await payer.open('top-up-waiting')
    await expect(page).toHaveURL(say.path('top-up-waiting-extra'))
    await payer.hurryPayments()
    await expect(payer.headingOf('top-up-success-extra')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'extra')
    expect((await payer.record()).booked).toEqual([1000])
  })
