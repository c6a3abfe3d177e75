import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { answerOperation, customer } from './customer.ts'

const journeys = [
  {
    dashboard: '/mano/apzvalga',
    short: 'Trūksta 6,90 EUR',
    topUp: 'Papildyti 6,90 EUR',
    notice: 'Nepakanka lėšų planui pratęsti',
    close: 'Užverti pranešimą',
    details: 'Kiekvienas planas atskirai',
    data: 'Duomenys Lietuvoje',
    left: 'Liko 6\u00a0GB iš 60\u00a0GB',
    renewal: 'Pratęsimui nepakanka lėšų',
    width: 375,
  },
  {
    dashboard: '/en/mano/overview',
    short: '6,90 EUR short',
    topUp: 'Top up 6,90 EUR',
    notice: 'Insufficient balance to renew your plan',
    close: 'Close the notice',
    details: 'Each plan in detail',
    data: 'Data in Lithuania',
    left: '6\u00a0GB of 60\u00a0GB left',
    renewal: 'Insufficient balance for the renewal',
    width: 768,
  },
  {
    dashboard: '/ru/mano/obzor',
    short: 'Не хватает 6,90 EUR',
    topUp: 'Внести 6,90 EUR',
    notice: 'Недостаточно средств, чтобы продлить план',
    close: 'Закрыть уведомление',
    details: 'Подробно по каждому плану',
    data: 'Интернет в Литве',
    left: 'Осталось 6\u00a0ГБ из 60\u00a0ГБ',
    renewal: 'На продление не хватает средств',
    width: 1440,
  },
]

for (const { dashboard, width, ...words } of journeys) {
  test(`what is left and what the renewal lacks, on ${dashboard}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const phoneNumber = await customer(page, 'insufficient for renewal')
    await page.goto(dashboard)
    await expect(page.getByText(words.short)).toBeVisible()
    const data = page.getByRole('meter', { name: words.data, exact: true })
    await expect(data).toHaveAttribute('aria-valuenow', '10')
    await expect(data).toHaveAttribute('aria-valuetext', words.left)
    await expectAccessible(page)

    await page.getByRole('button', { name: words.close }).click()
    await expect(page.getByText(words.notice)).toBeHidden()
    await page.reload()
    await expect(page.getByText(words.short)).toBeVisible()
    await expect(page.getByText(words.notice)).toBeHidden()

    await page.getByRole('link', { name: words.details }).first().click()
    await expect(page.getByText(words.renewal)).toBeVisible()
    await expect(data).toBeVisible()
    await expectAccessible(page)

    await page.goto(dashboard)
    await page.getByRole('link', { name: words.topUp }).click()
    await expect(page.locator('input[inputmode="decimal"]')).toHaveValue('6,90')
    await expect(page.locator('input[type="tel"]')).toHaveValue(
      `+370 ${phoneNumber.slice(4, 7)} ${phoneNumber.slice(7)}`,
    )
    expect(page.url()).not.toContain(phoneNumber.slice(4))
  })
}

test('with no answer there is a message with a reference, and asking again brings the figures', async ({
  page,
  allow,
}) => {
  allow(/ 500 /)
  await customer(page, 'plan active')
  await answerOperation(page, 'commonUsage', 500, 1)
  await page.goto('/mano/apzvalga')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(/Nuoroda skambinant: \w{12}/)
  await expect(page.getByRole('heading', { name: 'Sąskaitos likutis' })).toBeVisible()
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Bandyti dar kartą' }).click()
  await expect(page.getByRole('meter').first()).toBeVisible()
  await expect(alert).toBeHidden()
})

for (const { path, noPlan, current } of [
  { path: '/mano/apzvalga', noPlan: 'Plano kol kas neturi', current: /Dabar pasirinktas/ },
  { path: '/en/mano/overview', noPlan: 'You have no plan yet', current: /Currently selected/ },
  { path: '/ru/mano/obzor', noPlan: 'У вас пока нет тарифного плана', current: /Сейчас выбран/ },
]) {
  test(`a number switched in another tab is never seen under the old one’s figures (${path})`, async ({
    page,
    context,
  }) => {
    await customer(page, 'plan active', 'balance 20', 'two numbers')
    await page.goto(path)
    const balance = page.locator('.balance-sum')
    await expect(balance).toHaveText('20,00 EUR')
    const other = await context.newPage()
    await other.goto(path)
    await expect(other.locator('.balance-sum')).toHaveText('20,00 EUR')
    await other.locator('.number-menu > summary').click()
    await other.locator('.number-choice:not([aria-current])').click()
    await expect(other.locator('.balance-sum')).toHaveText('0,00 EUR')
    await expect(balance).toHaveText('0,00 EUR')
    await expect(page.getByRole('meter')).toHaveCount(0)
    await expect(page.getByText(noPlan)).toBeVisible()
    await page.locator('.number-menu > summary').click()
    await expect(page.getByRole('button', { name: current })).toContainText('Antras')
  })
}

for (const { dashboard } of journeys) {
  test(`the tabs of self-service stand in one row on the narrowest phone (${dashboard})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await customer(page, 'balance 20')
    await page.goto(dashboard)
    const tabs = page.locator('.account-tabs').getByRole('link')
    await expect(tabs).toHaveCount(3)
    const tops = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
}

test('on a phone keys come to the number, then to the tabs below it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await customer(page, 'balance 20')
  await page.goto('/mano/apzvalga')
  const number = page.locator('.number-menu > summary')
  await expect(number).toContainText('+370')
  const firstTab = page.locator('.account-tabs').getByRole('link').first()
  const height = async (of: typeof number) => (await of.boundingBox())?.y ?? Number.NaN
  expect(await height(number)).toBeLessThan(await height(firstTab))
  await number.focus()
  await page.keyboard.press('Tab')
  await expect(firstTab).toBeFocused()
})

test('where an offer’s details don’t come that is told in sight, and what stands around them stays', async ({
  page,
  allow,
}) => {
  allow(/OfferDialog|Failed to load resource/)
  await page.setViewportSize({ width: 375, height: 320 })
  await customer(page, 'balance 20')
  await page.goto('/mano/apzvalga')
  const card = page.getByRole('article', { name: 'Daugiau duomenų' })
  await expect(card).toBeVisible()
  await page.route(/\/_astro\/OfferDialog/, (route) => route.abort())
  await card.getByRole('button', { name: 'Plačiau' }).click()
  const told = page.getByRole('alert')
  await expect(told).toBeInViewport({ ratio: 0.9 })
  await expect(card).toBeVisible()
  await page.unroute(/\/_astro\/OfferDialog/)
  await told.getByRole('button', { name: 'Bandyti dar kartą' }).click()
  await card.getByRole('button', { name: 'Plačiau' }).click()
  await expect(page.getByRole('dialog').getByText('Avietės', { exact: true })).toBeVisible()
})

test('a campaign’s offer is there for the visit, its session leaves the address, and it can be ordered', async ({
  page,
}) => {
  await customer(page, 'balance 20')
  await page.goto('/mano/apzvalga?bcSessionId=autumn-letter')
  const card = page.getByRole('article', { name: 'Tik iš laiško' })
  await expect(card).toBeVisible()
  await expect(page).toHaveURL('/mano/apzvalga')
  await page.reload()
  const detail = page.getByRole('dialog')
  // The content's own offer stands among them, with its formatted text.
  const forAll = page.getByRole('article', { name: 'Daugiau duomenų' })
  await forAll.getByRole('button', { name: 'Plačiau' }).click()
  await expect(detail.getByText('Avietės', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Plačiau' }).press('Enter')
  await expect(detail).toContainText('Žemuogė')
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Į krepšelį: Žemuogė' }).click()
  await expect(detail.getByRole('status')).toHaveText('Krepšelyje: Žemuogė. Krepšelis, 1 planas')
  await detail.getByRole('button', { name: 'Užsisakyti' }).click()
  await page.waitForURL('/mano/uzsakymas')
  expect(await page.evaluate(() => localStorage.getItem('app:v1:selected-plan'))).toBe(
    '{"planId":"uoga-s","submitted":false}',
  )
  await expect(page.getByText('Akcija: Tik iš laiško')).toBeVisible()
})
