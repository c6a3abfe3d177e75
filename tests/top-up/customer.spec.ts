import { expectAccessible } from '../fixtures/accessible.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { customer } from '../overview/customer.ts'
import { expect, type Payer, test } from './payer.ts'

/** Signs the payer in as a customer of these situations, and lets the browser learn of it. */
async function signedIn(payer: Payer, ...situations: string[]) {
  const number = await customer(payer.page, ...situations)
  await payer.page.goto('/mano/apzvalga')
  await expect(payer.page.locator('html')).toHaveAttribute('data-session', 'signed-in')
  return number
}

test('a customer’s saved card is the first way to pay, an expired one says so, and own numbers are offered', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  const { page, say } = payer
  const own = await signedIn(payer, 'expired card', 'saved card')
  await payer.open()
  await expect(page.getByLabel(say.phone)).toHaveValue(new RegExp(`${own.slice(-3)}$`))
  await expect(page.getByRole('radio', { name: /VISA •••• 4242/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /VISA •••• 0069.*nebegalioja/ })).toBeDisabled()
  await expectAccessible(page)
  // A friend's number instead, and the own one again by one press.
  const friend = await sandbox.newNumber()
  await page.getByLabel(say.phone).fill(friend)
  await expect(page.getByRole('button', { name: new RegExp(own.slice(-3)) })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.getByRole('radio', { name: '10,00 EUR' }).check()
  await payer.next()
  await expect(payer.fact(say.paidBy)).toHaveText('VISA •••• 4242')
  await payer.button(say.pay).click()
  await payer.button(say.bank.pay).click()
  await expect(page).toHaveURL(/paymentReference=/)
  const [payment] = (await sandbox.recordOf(friend)).payments
  await sandbox.hurry(payment?.paymentReference ?? '')
  await expect(payer.heading(say.success)).toBeVisible()
  await expect(payer.fact(say.paidBy)).toHaveText('Kortelė, VISA **** 4242')
  expect((await sandbox.recordOf(friend)).booked).toEqual([1000])
  expect((await sandbox.recordOf(own)).booked).toEqual([])
})

test('a customer’s session that has ended: the saved card asks for the log-in, and comes back to the form', async ({
  payerIn,
  allow,
}) => {
  allow(/422 .*payment\/card/)
  const payer = await payerIn('lt')
  const { page, say } = payer
  await signedIn(payer, 'saved card')
  await payer.open()
  await payer.fillIn()
  await payer.next()
  await page.context().clearCookies({ name: '__Host-session' })
  await payer.button(say.pay).click()
  await expect(page.getByText('Išsaugota kortele gali mokėti tik prisijungęs')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Prisijungti' }).click()
  await expect(page).toHaveURL(/\/prisijungti\?redirectUrl=%2Fsaskaitos-papildymas$/)
})
