import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, type Payer, tenEuros, test } from './payer.ts'

/** Lets the browser learn from self-service that someone is signed in. */
async function visitSelfService(payer: Payer) {
  await payer.open('dashboard')
  await expect(payer.page.locator('html')).toHaveAttribute('data-session', 'signed-in')
}

const visaOf = ({ say }: Payer, digits: string) => say.text('card.ending', { card: 'Visa', digits })

for (const language of languagesFor('top-up: saved card'))
  test(`a customer’s saved card is the first way to pay, and own numbers are offered (${language})`, async ({
    payer: payerOf,
  }) => {
    const situations = ['expired card', 'saved card']
    const payer = await payerOf({ language, situations, signedIn: true })
    const { page, say, number } = payer
    await visitSelfService(payer)
    await payer.open()
    await expect(payer.phone).toHaveValue(new RegExp(`${number.slice(-3)}$`))
    await expect(page.getByRole('radio', { name: visaOf(payer, '4242') })).toBeChecked()
    const expired = page.getByRole('radio', { name: visaOf(payer, '0069') })
    await expect(expired).toBeDisabled()
    await expect(expired).toHaveAccessibleName(say.pattern('topUp.cardExpired'))
    await expectAccessible(page)
    // A friend's number instead of the own one, which is no longer the chosen one.
    const friend = await sandbox.newNumber()
    await payer.button(say.text('topUp.otherNumber')).click()
    await expect(payer.phone).toBeFocused()
    await payer.fillIn(friend)
    const own = page.getByRole('button', { name: new RegExp(number.slice(-3)) })
    await expect(own).toHaveAttribute('aria-pressed', 'false')
    await payer.next()
    await expect(payer.fact('topUp.method')).toContainText(visaOf(payer, '4242'))
    await payer.payButton.click()
    await payer.button(payer.bank.pay(tenEuros)).click()
    await expect(page).toHaveURL(/paymentReference=/)
    const [payment] = (await sandbox.recordOf(friend)).payments
    await sandbox.hurry(payment?.paymentReference ?? '')
    await expect(payer.success).toBeVisible()
    await expect(payer.fact('topUpResult.method')).toContainText(
      `${say.text('topUpResult.card')}, ${visaOf(payer, '4242')}`,
    )
    expect((await sandbox.recordOf(friend)).booked).toEqual([1000])
    expect((await payer.record()).booked).toEqual([])
  })

for (const language of languagesFor('top-up: one press'))
  test(`one’s own number is topped up from the saved card by one press (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language, situations: ['saved card'], signedIn: true })
    const { page } = payer
    await visitSelfService(payer)
    await payer.open()
    const atBank = payer.button(payer.bank.pay(tenEuros))
    await payer.payButton.click()
    await expect(atBank).toBeVisible()
    // Back from the bank pays nothing by itself.
    await page.goBack()
    await expect(payer.payButton).toBeEnabled()
    await payer.payButton.click()
    await atBank.click()
    await payer.arrive()
    const { booked, payments } = await payer.record()
    expect(booked).toEqual([1000])
    expect(payments).toHaveLength(1)
  })

for (const language of languagesFor('top-up: session ended'))
  test(`a session that has ended: the saved card asks for the log-in, which leads back here (${language})`, async ({
    payer: payerOf,
    allow,
  }) => {
    allow(/422 .*payment\/card/)
    const payer = await payerOf({ language, situations: ['saved card'], signedIn: true })
    const { page, say } = payer
    await visitSelfService(payer)
    await payer.open()
    await expect(page.getByRole('radio', { name: visaOf(payer, '4242') })).toBeChecked()
    await payer.button(say.text('topUp.otherNumber')).click()
    await payer.fillIn()
    await payer.next()
    await page.context().clearCookies({ name: '__Host-Http-session' })
    await payer.payButton.click()
    await expect(page.getByText(say.text('topUp.logInRequired'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: say.text('topUp.logIn') })
      .click()
    const back = new URLSearchParams({ redirectUrl: say.path('top-up') })
    await expect(page).toHaveURL(`${say.path('log-in')}?${back}`)
  })
