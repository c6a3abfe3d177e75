import type { Page } from '@playwright/test'
import { cards, expect, type Payer, test } from './payer.ts'

/** Goes back as a person does; Playwright's own goBack waits for a load that the back-forward cache spares. */
const back = (page: Page) => page.evaluate(() => history.back())

async function finish(payer: Payer) {
  await payer.giveCard(cards.paid)
  await expect(payer.heading(payer.say.waiting)).toBeVisible()
  await payer.hurry()
  await expect(payer.heading(payer.say.success)).toBeVisible()
}

test('a double click and three Enters are one payment', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  await payer.open()
  await payer.fillIn()
  await payer.page.getByLabel(payer.say.phone).focus()
  for (let press = 0; press < 3; press++) await payer.page.keyboard.press('Enter')
  await expect(payer.page.getByRole('heading', { name: payer.say.confirm })).toBeVisible()
  await payer.button(payer.say.pay).dblclick()
  await expect(payer.page.getByLabel(payer.say.bank.number)).toBeVisible()
  await finish(payer)
  const { payments, booked } = await payer.record()
  expect(payments).toHaveLength(1)
  expect(booked).toEqual([1000])
})

test('Back from the bank and paying again is the same payment', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  await payer.review()
  await payer.pay()
  await back(payer.page)
  await expect(payer.button(payer.say.pay).or(payer.button(payer.say.next))).toBeEnabled()
  if (await payer.button(payer.say.next).isVisible()) await payer.button(payer.say.next).click()
  await payer.pay()
  await finish(payer)
  const { payments, booked } = await payer.record()
  expect(payments).toHaveLength(1)
  expect(booked).toEqual([1000])
})

test('Back from the success to the card page, and the card once more: led back to the same receipt', async ({
  payerIn,
}) => {
  const payer = await payerIn('en')
  await payer.review()
  await payer.pay()
  await finish(payer)
  await back(payer.page)
  await payer.giveCard(cards.paid)
  await expect(payer.heading(payer.say.success)).toBeVisible()
  const { payments, booked } = await payer.record()
  expect(payments).toHaveLength(1)
  expect(booked).toEqual([1000])
})

test('a reload of the success page says the same and pays nothing again', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  await payer.open()
  await payer.page.getByLabel(payer.say.phone).fill(payer.number)
  await payer.page.getByRole('radio', { name: payer.say.otherSum }).check()
  await payer.page.getByLabel(payer.say.ownSum).fill('10')
  await payer.page.reload()
  await expect(payer.page.getByLabel(payer.say.phone)).toHaveValue(/\+370 6/)
  await expect(payer.page.getByLabel(payer.say.ownSum)).toHaveValue('10')
  await payer.button(payer.say.next).click()
  await payer.pay()
  await payer.page.reload()
  await payer.giveCard(cards.paid)
  await expect(payer.heading(payer.say.waiting)).toBeVisible()
  await payer.page.reload()
  await expect(payer.heading(payer.say.waiting)).toBeVisible()
  await payer.hurry()
  await expect(payer.heading(payer.say.success)).toBeVisible()
  expect((await payer.record()).booked).toEqual([1000])
})

test('paid in another tab: this tab learns of it and nothing is paid twice', async ({
  payerIn,
  otherTabOf,
}) => {
  const payer = await payerIn('lt')
  await payer.review()
  const other = await otherTabOf(payer, 'lt')
  await other.review()
  await payer.pay()
  await other.pay()
  await finish(other)
  await payer.giveCard(cards.paid)
  await expect(payer.heading(payer.say.success)).toBeVisible()
  const { payments, booked } = await payer.record()
  expect(payments).toHaveLength(1)
  expect(booked).toEqual([1000])
})

test('the answer to the payment is lost: pressing again continues the same payment', async ({
  payerIn,
  allow,
}) => {
  allow(/payment\/card/)
  const payer = await payerIn('lt')
  await payer.review()
  await payer.fault('payment/card', { kind: 'cutAfterCommit', times: 2 })
  await payer.button(payer.say.pay).click()
  await expect(payer.page.getByText('Nuoroda skambinant')).toBeVisible()
  await payer.pay()
  await finish(payer)
  const { payments, booked } = await payer.record()
  expect(payments).toHaveLength(1)
  expect(booked).toEqual([1000])
})

test('the connection is lost after paying and the page is opened anew later', async ({
  payerIn,
  context,
  allow,
}) => {
  allow(/check-result|ERR_INTERNET_DISCONNECTED/)
  const payer = await payerIn('lt')
  await payer.review()
  await payer.pay()
  await payer.giveCard(cards.paid)
  await expect(payer.heading(payer.say.waiting)).toBeVisible()
  await context.setOffline(true)
  await payer.hurry()
  await context.setOffline(false)
  // By hand, without the reference in the address: this browser still knows what it waits for.
  await payer.page.goto('/laukiama-papildymo')
  await expect(payer.heading(payer.say.success)).toBeVisible()
  expect((await payer.record()).booked).toEqual([1000])
})
