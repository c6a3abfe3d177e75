import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, type Payer, test } from './payer.ts'

const bank = 'Upės kredito unija'

/** From the form to the bank's own page. */
async function goToBank(payer: Payer) {
  await payer.open()
  await payer.fillIn()
  await payer.choose(payer.say.bankLink)
  await payer.choose(bank)
  await payer.next()
  await payer.button(payer.say.pay).click()
  await expect(payer.button(payer.say.atBank.pay)).toBeVisible()
}

for (const language of languagesFor('top-up: bank link')) {
  test(`bank link: a bank is asked for, its page pays, and the receipt names it (${language})`, async ({
    payerIn,
  }) => {
    const payer = await payerIn(language)
    const { page, say } = payer
    await payer.open()
    await payer.fillIn()
    await payer.choose(say.bankLink)
    await expect(page.getByRole('radio', { name: bank })).toBeVisible()
    await payer.button(say.next).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('alert').getByRole('link', { name: say.bankMissing }).click()
    await page.keyboard.press('ArrowRight')
    await payer.choose(bank)
    await page.reload()
    await expect(page.getByRole('radio', { name: bank })).toBeChecked()
    await payer.next()
    await expectAccessible(page)
    await payer.button(say.pay).click()
    await payer.button(say.atBank.pay).click()
    await payer.arrive()
    await expect(payer.fact(say.paidBy)).toContainText(bank)
    await expect(payer.button(say.print)).toBeVisible()
    await expectAccessible(page)
    expect((await payer.record()).booked).toEqual([1000])
  })
}

test('the bank refuses: no money taken, and the same top-up is paid in another way', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  const { page, say } = payer
  await goToBank(payer)
  await payer.button(say.atBank.refuse).click()
  await payer.arrive(payer.say.failure)
  await expect(page.getByText(say.notCharged)).toBeVisible()
  await page.getByRole('link', { name: say.otherMethod }).click()
  await expect(page.getByLabel(say.phone)).toHaveValue(/\+370 6/)
  await expect(page.getByRole('radio', { name: bank })).toBeChecked()
  await payer.choose('Google Pay')
  await payer.next()
  await payer.atSheet('Google Pay', 'pay')
  await payer.arrive()
  expect((await payer.record()).booked).toEqual([1000])
})

test('Back from the success to the bank, and paying once more: led back to the same receipt', async ({
  payerIn,
}) => {
  const payer = await payerIn('ru')
  await goToBank(payer)
  await payer.button(payer.say.atBank.pay).click()
  await payer.arrive()
  await payer.page.evaluate(() => history.back())
  await payer.button(payer.say.atBank.pay).click()
  await expect(payer.heading(payer.say.success)).toBeVisible()
  const { payments, booked } = await payer.record()
  expect(payments).toHaveLength(1)
  expect(booked).toEqual([1000])
})

test('cancelled at the bank: nothing taken, nothing lost', async ({ payerIn }) => {
  const payer = await payerIn('en')
  await goToBank(payer)
  await payer.button(payer.say.atBank.cancel).click()
  await expect(payer.heading(payer.say.failure)).toBeVisible()
  await expect(payer.page.getByText(payer.say.notCharged)).toBeVisible()
  expect((await payer.record()).booked).toEqual([])
})

test('whoever pays and never comes back finds the success by the waiting page', async ({ payerIn }) => {
  const payer = await payerIn('ru')
  await goToBank(payer)
  await payer.button(payer.say.atBank.stay).click()
  await payer.hurry()
  await payer.page.goto('/ru/ozhidanie-popolneniya')
  await expect(payer.heading(payer.say.success)).toBeVisible()
  expect((await payer.record()).booked).toEqual([1000])
})

test('told late: the failure says that nobody knows, and the success that follows says what was said before', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  const { page, say } = payer
  await page.clock.install()
  await goToBank(payer)
  const [payment] = (await payer.record()).payments
  // The sandbox's clock is everybody's: what it says after 15 minutes is said here instead.
  await page.route('**/payment/check-result*', (route) =>
    route.fulfill({
      json: {
        paymentReference: payment?.paymentReference,
        amountInCents: 1000,
        maskedPhoneNumber: '+370 6** **000',
        status: 'expired',
        completedAt: new Date().toISOString(),
        moneyTaken: 'unknown',
      },
    }),
  )
  await payer.button(say.atBank.late).click()
  await expect(page.getByText('Nemokėk antrą kartą')).toBeVisible()
  await expectAccessible(page)
  await payer.hurry()
  await page.unrouteAll()
  await page.clock.fastForward(10_000)
  await expect(payer.heading(say.success)).toBeVisible()
  await expect(page.getByText('Anksčiau rašėme, kad nepavyko')).toBeVisible()
  expect((await payer.record()).booked).toEqual([1000])
})

test('the banks can’t be had: told where they would stand, with the way to ask again', async ({
  payerIn,
  allow,
}) => {
  allow(/bank-list/)
  const payer = await payerIn('lt')
  await payer.open()
  await payer.fillIn()
  await payer.fault('banklink/bank-list', { kind: 'status', status: 500, times: 1 })
  await payer.choose(payer.say.bankLink)
  await expect(payer.page.getByText(/mūsų pusėje/)).toBeVisible()
  await expectAccessible(payer.page)
  await payer.button(payer.say.tryAgain).click()
  await expect(payer.page.getByRole('radio', { name: bank })).toBeVisible()
})
