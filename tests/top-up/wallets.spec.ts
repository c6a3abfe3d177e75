import { expectAccessible } from '../fixtures/accessible.ts'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from './payer.ts'

const wallets = ['Google Pay', 'Apple Pay'] as const

for (const wallet of wallets) {
  for (const language of languagesFor(`top-up: ${wallet}`)) {
    test(`${wallet}: a closed sheet changes nothing, a broken one is told, and it pays (${language})`, async ({
      payerIn,
    }) => {
      const payer = await payerIn(language)
      const { page, say } = payer
      await payer.reviewWallet(wallet)
      await expect(payer.button(wallet)).toBeVisible()
      await expectAccessible(page)
      await payer.atSheet(wallet, 'cancel')
      await expect(page.getByRole('dialog', { name: wallet })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
      await payer.atSheet(wallet, 'fail')
      await expect(page.getByText(say.walletFailed)).toBeVisible()
      await expectAccessible(page)
      await payer.atSheet(wallet, 'pay')
      await payer.arrive()
      await expect(payer.fact(say.paidBy)).toHaveText(`${wallet}, VISA **** 4242`)
      const { payments, booked } = await payer.record()
      expect(payments).toHaveLength(1)
      expect(booked).toEqual([1000])
    })
  }
}

test('a device without the wallet: told, and the form goes on with another way', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  const { page, say } = payer
  await page.addInitScript(() => sessionStorage.setItem('sandbox-google-pay', 'unavailable'))
  await payer.open()
  await payer.fillIn()
  await page.getByRole('radio', { name: 'Google Pay' }).click()
  await expect(page.getByText(say.walletAbsent)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Google Pay' })).toHaveCount(0)
  await expectAccessible(page)
  await payer.next()
  await payer.pay()
})

test('a wallet’s script that can’t be had is told', async ({ payerIn, allow }) => {
  allow(/pay\.js|ERR_FAILED/)
  const payer = await payerIn('en')
  await payer.page.route('**/wallets/google-pay/pay.js', (route) => route.abort())
  await payer.open()
  await payer.choose('Google Pay')
  await expect(payer.page.getByText(payer.say.walletFailed)).toBeVisible()
})

test('nothing of a wallet is loaded before it is chosen, on no line', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  const asked: string[] = []
  payer.page.on('request', (request) => asked.push(request.url()))
  for (const path of [payer.say.path, '/extra/saskaitos-papildymas']) {
    await payer.page.goto(path, { waitUntil: 'networkidle' })
    await payer.fillIn()
  }
  expect(asked.filter((url) => url.startsWith(operatorOrigin))).toEqual([])
})

test('Google’s card asks for 3-D Secure: its holder refuses, and pays again', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  const { page, say } = payer
  await payer.reviewWallet('Google Pay')
  await payer.atSheet('Google Pay', 'pay', 'VISA 3220 (3-D Secure)')
  await page.getByRole('button', { name: say.bank.refuse, exact: true }).click()
  await payer.arrive(payer.say.failure)
  await page.getByRole('link', { name: say.tryAgain }).click()
  await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeChecked()
  await payer.next()
  await payer.atSheet('Google Pay', 'pay')
  await payer.arrive()
  expect((await payer.record()).booked).toEqual([1000])
})

for (const wallet of wallets) {
  test(`${wallet}: the answer is lost, and paying by card instead finds the payment that was begun`, async ({
    payerIn,
    allow,
  }) => {
    allow(/payment\/(google|apple)pay/)
    const payer = await payerIn('lt')
    const { page, say } = payer
    await payer.reviewWallet(wallet)
    const path = wallet === 'Google Pay' ? 'payment/googlepay' : 'payment/applepay'
    await payer.fault(path, { kind: 'cutAfterCommit', times: 2 })
    await payer.atSheet(wallet, 'pay')
    await expect(page.getByText('Nuoroda skambinant')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: say.confirm })).toBeFocused()
    await payer.button(say.change).click()
    await payer.choose('Mokėti kortele')
    await payer.next()
    await payer.button(say.pay).click()
    await payer.arrive()
    const { payments, booked } = await payer.record()
    expect(payments).toHaveLength(1)
    expect(booked).toEqual([1000])
  })
}

test('the operator doesn’t vouch for the merchant: told with a reference, and tried again', async ({
  payerIn,
  allow,
}) => {
  allow(/applepay\/session/)
  const payer = await payerIn('lt')
  await payer.reviewWallet('Apple Pay')
  await payer.fault('payment/applepay/session', { kind: 'status', status: 503, times: 1 })
  await payer.button('Apple Pay').click()
  await expect(payer.page.getByText('Nuoroda skambinant')).toBeVisible()
  await payer.atSheet('Apple Pay', 'pay')
  await payer.arrive()
})

test('the extra line is paid with a wallet, and its outcome is told in purple', async ({ payerIn }) => {
  const payer = await payerIn('lt', 'extra')
  const { page, say } = payer
  const limits = page.waitForResponse(/methods-and-cards/)
  await page.goto('/extra/saskaitos-papildymas')
  await limits
  await payer.fillIn()
  await payer.choose('Apple Pay')
  await payer.next()
  await payer.atSheet('Apple Pay', 'pay', 'VISA 0259 (slow)')
  await expect(payer.heading(say.waiting)).toBeVisible()
  // By hand, at the other line's page: this browser knows which line it waits for.
  await page.goto('/laukiama-papildymo')
  await expect(page).toHaveURL(/\/extra\//)
  await payer.hurry()
  await expect(payer.heading(say.success)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'extra')
  expect((await payer.record()).booked).toEqual([1000])
})
