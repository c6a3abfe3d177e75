import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from './customer.ts'
import { words } from './words.ts'

// The account was opened in Lithuanian, so its texts are.
const noticeBefore = /periodiškai papildysime \+370 .* 10,00\sEUR/
const bank = { pay: '4242 4242 4242 4242', refuse: '4000 0000 0000 9995' }

for (const language of languagesFor('auto-top-up: saved card')) {
  test(`with a saved card: set up once, told before, charged each time, nothing today (${language})`, async ({
    customerWith,
  }) => {
    const say = words[language]
    const customer = await customerWith('saved card')
    const { page } = customer
    await page.goto(say.path)
    await page.getByLabel(say.day).selectOption('31')
    await expect(page.getByText(say.first)).toBeVisible()
    await expect(page.getByText(say.lastDay)).toBeVisible()
    await expectAccessible(page)
    await customer.button(say.next).click()
    await expect(page.getByRole('heading', { name: say.confirm })).toBeFocused()

    await customer.button(say.setUp).click()
    const mandate = page.getByRole('checkbox', { name: say.mandate })
    await expect(mandate).toBeFocused()
    await expect(page.getByText(say.mandateMissing)).toBeVisible()
    await expectAccessible(page)
    expect(await customer.autoTopUps()).toEqual([])

    await mandate.check()
    await customer.button(say.setUp).dblclick()
    await expect(customer.heading(say.title)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${say.success}\\?recurringPaymentId=`))
    await expect(page.getByText(say.nextTopUp)).toBeVisible()
    await expectAccessible(page)
    expect(await customer.autoTopUps()).toMatchObject([{ amountInCents: 1000, dayOfMonth: 31 }])
    expect((await customer.record()).booked).toEqual([])

    await customer.charge()
    await customer.charge()
    const { booked, texts } = await customer.record()
    expect(booked).toEqual([1000, 1000])
    expect(texts.some((text) => noticeBefore.test(text))).toBe(true)
    await page.goto(say.success)
    await expect(customer.heading(say.nothing)).toBeVisible()
    await expect(page.getByText(say.title)).toHaveCount(0)
  })
}

test('with a new card: a refused one leads back to what was typed; paid, it is charged today and once a month', async ({
  customerWith,
}) => {
  const say = words.lt
  const customer = await customerWith()
  const { page } = customer
  await page.goto(say.path)
  await page.getByLabel(say.day).selectOption('5')
  await page.getByRole('radio', { name: 'Kita suma' }).check()
  await page.getByLabel('Įrašyk sumą').fill('7,50')
  const begin = async () => {
    await customer.button(say.next).click()
    await page.getByRole('checkbox').check()
    await customer.button('Sumokėti 7,50 EUR ir įjungti').click()
  }
  await begin()
  await customer.payByCard(bank.refuse)
  await expect(customer.heading('Papildyti nepavyko')).toBeVisible()
  await expect(page.getByText('Pinigai nenuskaityti')).toBeVisible()
  expect(await customer.autoTopUps()).toEqual([])

  // Loaded anew, the page still knows of what the payment was the first.
  await page.reload()
  await page.getByRole('link', { name: 'Bandyti dar kartą' }).click()
  await expect(page.getByLabel('Įrašyk sumą')).toHaveValue('7,50')
  await expect(page.getByLabel(say.day)).toHaveValue('5')
  await begin()
  await customer.payByCard(bank.pay)
  await expect(customer.heading(say.title)).toBeVisible()
  await expect(page.getByText('Papildyta dabar')).toBeVisible()
  await expect(page.getByText('1,30 EUR')).toBeVisible()
  const told = () => page.evaluate(() => (window.dataLayer ?? []).map((event) => JSON.stringify(event)))
  const purchase = expect.stringMatching(/"event":"purchase".*"value":7\.5.*"item_category":"refill"/)
  await expect.poll(told).toEqual(expect.arrayContaining([purchase]))
  await page.reload()
  await expect(page.getByText('Papildyta dabar')).toBeVisible()
  expect(await told()).not.toEqual(expect.arrayContaining([purchase]))
  await expect(page.getByRole('button', { name: 'Spausdinti kvitą' })).toBeVisible()
  await expectAccessible(page)
  expect((await customer.record()).booked).toEqual([750])
  expect(await customer.autoTopUps()).toMatchObject([{ amountInCents: 750, dayOfMonth: 5, isPaused: 0 }])
})

test('in settings: an expired card is told before it fails; another takes its place in one step; then it is deleted', async ({
  customerWith,
}) => {
  const say = words.lt
  const customer = await customerWith('auto top-up with an expired card', 'saved card')
  const { page } = customer
  await page.goto(say.settings)
  await expect(page.getByText('Kortelė nebegalioja. Spausk „Keisti“ ir pasirink kitą.')).toBeVisible()
  await expectAccessible(page)
  const [before] = await customer.autoTopUps()
  await page.getByRole('link', { name: /^Keisti: 10,00/ }).click()
  await expect(page.getByText(/Senasis galios, kol patvirtinsi/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Visa \*\*\*\* 4242/ })).toBeChecked()
  await page.getByRole('radio', { name: /Visa \*\*\*\* 0069/ }).check()
  await customer.button(say.next).click()
  await expect(page.getByRole('alert')).toContainText('Ši kortelė pirmo papildymo dieną nebegalios')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Visa \*\*\*\* 4242/ }).check()
  await page.getByRole('radio', { name: '20,00 EUR' }).check()
  await customer.button(say.next).click()
  await page.getByRole('checkbox').check()
  await customer.button('Pakeisti periodinį papildymą').click()
  await expect(customer.heading(say.title)).toBeVisible()
  const after = await customer.autoTopUps()
  expect(after).toMatchObject([{ amountInCents: 2000, dayOfMonth: 31 }])
  expect(after[0]?.recurringPaymentId).not.toBe(before?.recurringPaymentId)

  await page.getByRole('link', { name: 'Į nustatymus' }).click()
  await page.getByRole('tab', { name: 'Kortelės ir mokėjimai' }).click()
  const chosen = page.getByRole('checkbox', { name: /^20,00 EUR/ })
  await expect(chosen).toBeVisible()
  await expect(page.getByRole('button', { name: /Ištrinti pažymėtus/ })).toBeHidden()
  await chosen.check()
  await customer.button('Ištrinti pažymėtus (1)').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click()
  await expect(page.getByText('Periodinių papildymų nėra.')).toBeVisible()
  expect(await customer.autoTopUps()).toEqual([])
  await page.goto(`${say.path}?recurringPaymentId=${before?.recurringPaymentId}`)
  await expect(page.getByRole('heading', { name: 'Šio periodinio papildymo nebėra' })).toBeVisible()
})

test('a charge that fails is told in settings and by text; paused, nothing is charged', async ({
  customerWith,
}) => {
  const customer = await customerWith('auto top-up that will be refused')
  const { page } = customer
  await customer.charge()
  await page.goto(words.lt.settings)
  await expect(page.getByText('Paskutinis papildymas nepavyko: kortelėje nepakako pinigų.')).toBeVisible()
  const { texts, booked } = await customer.record()
  expect(
    texts.some((text) => /Nepavyko periodiškai papildyti \+370 .* 10,00\sEUR\. Bandysime/.test(text)),
  ).toBe(true)
  expect(booked).toEqual([])
  await page.getByRole('button', { name: /^Pristabdyti: 10,00/ }).click()
  await expect(page.getByText('Pristabdytas')).toBeVisible()
  await customer.charge()
  expect((await customer.record()).texts).toEqual(texts)
})

test('an answer that is lost: the same press again sets it up once', async ({ customerWith, allow }) => {
  allow(/v1\/graphql|net::ERR/)
  const say = words.lt
  const customer = await customerWith('saved card')
  const { page, visitor } = customer
  await page.goto(say.path)
  await customer.button(say.next).click()
  await page.getByRole('checkbox').check()
  const path = '/api/v1/graphql#setUpRecurringPayment'
  await sandbox.fault({ path, visitor, kind: 'malformed', shape: 'truncated', times: 1 })
  await customer.button(say.setUp).click()
  await expect(page.getByRole('alert')).toContainText(/\w{12}/)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('checkbox').check()
  await customer.button(say.setUp).click()
  await expect(customer.heading(say.title)).toBeVisible()
  expect(await customer.autoTopUps()).toHaveLength(1)
})

test('a guest logs in first; by keyboard alone at 320 px it is set up', async ({
  customerWith,
  newVisitor,
}) => {
  const say = words.lt
  const guest = await newVisitor()
  await guest.goto(say.path)
  await expect(guest).toHaveURL(/\/prisijungti\?.*mano%2Fperiodinis-papildymas/)

  const customer = await customerWith('saved card')
  const { page } = customer
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(say.path)
  await expect(page.getByLabel(say.day)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByLabel(say.day).focus()
  await page.keyboard.press('End')
  await expect(page.getByLabel(say.day)).toHaveValue('31')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /Visa/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say.confirm })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(customer.heading(say.title)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
