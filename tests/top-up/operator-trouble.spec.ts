import { expectAccessible } from '../fixtures/accessible.ts'
import { cards, expect, test } from './payer.ts'

// all-calls.test.ts tries every shape on every call: here a status and a shape are seen on the screen.
const troubles = [
  ['is overloaded', { kind: 'status', status: 429, retryAfter: '60' }, /Per daug bandymų/],
  ['answers with HTML', { kind: 'malformed', shape: 'html' }, /mūsų pusėje/],
] as const

for (const [trouble, fault, message] of troubles) {
  test(`the operator ${trouble}: a message with a reference, and the way on stays open`, async ({
    payerIn,
    allow,
  }) => {
    allow(/validate-number/)
    const payer = await payerIn('lt')
    await payer.open()
    await payer.fillIn()
    await payer.fault('validate-number', fault)
    await payer.button(payer.say.next).click()
    const alert = payer.page.getByRole('alert')
    await expect(alert).toContainText(message)
    await expect(alert).toContainText(/Nuoroda skambinant: \w+/)
    await expectAccessible(payer.page)
    await payer.clearFaults()
    await payer.button(payer.say.next).click()
    await expect(payer.page.getByRole('heading', { name: payer.say.confirm })).toBeVisible()
  })
}

test('what asks the operator does not come: told, with everything kept, and the next press asks', async ({
  payerIn,
  allow,
}) => {
  allow(/top-up\.api|ERR_FAILED/)
  const payer = await payerIn('lt')
  const part = '**/_astro/top-up.api.*.js'
  const asked = payer.page.waitForRequest(part)
  await payer.page.route(part, (route) => route.abort())
  await payer.page.goto(payer.say.path)
  await asked
  await payer.fillIn()
  await payer.button(payer.say.next).click()
  await expect(payer.page.getByRole('alert')).toContainText('Nėra ryšio')
  await expectAccessible(payer.page)
  await payer.page.unroute(part)
  await payer.button(payer.say.next).click()
  await expect(payer.page.getByRole('heading', { name: payer.say.confirm })).toBeVisible()
})

test('the operator never answers: after ten seconds a message, and no endless spinner', async ({
  payerIn,
  allow,
}) => {
  allow(/validate-number/)
  const payer = await payerIn('lt')
  await payer.page.clock.install()
  await payer.open()
  await payer.fillIn()
  await payer.fault('validate-number', { kind: 'never' })
  const asked = payer.page.waitForRequest(/validate-number/)
  await payer.button(payer.say.next).click()
  await asked
  await payer.page.clock.fastForward(10_000)
  await expect(payer.page.getByRole('alert')).toContainText('Atsakymo laukėme per ilgai')
})

test('the operator is down while the payment is awaited: the page says so and finds the payment afterwards', async ({
  payerIn,
  allow,
}) => {
  allow(/check-result/)
  const payer = await payerIn('lt')
  await payer.review()
  await payer.pay()
  await payer.fault('payment/check-result', { kind: 'status', status: 503 })
  await payer.giveCard(cards.paid)
  await expect(payer.heading('Nepavyko patikrinti mokėjimo')).toBeVisible()
  await expectAccessible(payer.page)
  // The page asks again by itself as well: pressed later, the button may be gone.
  await payer.button('Patikrinti dar kartą').click()
  await payer.clearFaults()
  await payer.hurry()
  await expect(payer.heading(payer.say.success)).toBeVisible()
  expect((await payer.record()).booked).toEqual([1000])
})

test('the operator is slow: the button is busy and takes no second press, then the way goes on', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  await payer.open()
  await payer.fillIn()
  await payer.fault('validate-number', { kind: 'delay', seconds: 2, times: 1 })
  let asked = 0
  payer.page.on('request', (request) => {
    if (request.url().includes('validate-number')) asked++
  })
  await payer.button(payer.say.next).click()
  const busy = payer.button('Tikriname numerį')
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click()
  await expect(payer.page.getByRole('heading', { name: payer.say.confirm })).toBeVisible()
  expect(asked).toBe(1)
})

test('a blocked number and another operator’s number are told at the field', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  await payer.open()
  await payer.fillIn('+370 645 67890')
  await payer.button(payer.say.next).click()
  await expect(payer.page.getByRole('alert')).toContainText('užblokuotas')
  await payer.fillIn('+370 699 99999')
  await payer.button(payer.say.next).click()
  await expect(payer.page.getByRole('alert')).toContainText('ne Uoga')
})
