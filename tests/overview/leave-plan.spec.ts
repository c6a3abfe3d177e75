import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { answerOperation, customer } from './customer.ts'

const usage = '/mano/naudojimas'

const journeys = [
  {
    path: usage,
    width: 375,
    cancelPlan: 'Atsisakyti plano',
    standardRates: 'galios standartiniai tarifai',
    lost: /Duomenys Lietuvoje: [\d,]+\sGB/,
    confirm: 'Taip, atsisakyti',
    underWay: 'Atsisakymą gavome',
    ok: 'Supratau',
    told: 'Plano atsisakoma',
    phase: 'Atsisakoma',
    close: 'Užverti',
  },
  {
    path: '/en/mano/usage',
    width: 768,
    cancelPlan: 'Cancel plan',
    standardRates: 'standard rates apply',
    lost: /Data in Lithuania: [\d,.]+\sGB/,
    confirm: 'Yes, cancel it',
    underWay: 'We have your cancellation',
    ok: 'Got it',
    told: 'Plan is being cancelled',
    phase: 'Being cancelled',
    close: 'Close',
  },
  {
    path: '/ru/mano/ispolzovanie',
    width: 1440,
    cancelPlan: 'Отказаться от плана',
    standardRates: 'будут действовать стандартные тарифы',
    lost: /Интернет в Литве: [\d,]+\sГБ/,
    confirm: 'Да, отказаться',
    underWay: 'Мы получили отказ',
    ok: 'Понятно',
    told: 'План отключается',
    phase: 'Отключается',
    close: 'Закрыть',
  },
]

for (const { path, width, ...words } of journeys) {
  test(`a plan is cancelled by keyboard, after its consequences, and told until it is done, on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const number = await customer(page, 'plan active')
    await page.goto(path)
    const cancel = page.getByRole('button', { name: words.cancelPlan })
    await cancel.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(words.standardRates)
    await expect(dialog).toContainText(words.lost)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(cancel).toBeFocused()

    await cancel.press('Enter')
    await dialog.getByRole('button', { name: words.confirm }).press('Enter')
    await expect(dialog).toContainText(words.underWay)
    await expect(dialog).toContainText(`+370 ${number.slice(4, 7)} ${number.slice(7)}`)
    await dialog.getByRole('button', { name: words.ok }).press('Enter')
    const notification = page.locator('.notices')
    await expect(notification).toContainText(words.told)
    await expect(page.getByText(words.phase, { exact: true })).toBeVisible()
    await expect(cancel).toBeHidden()

    await notification.getByRole('button', { name: words.close }).press('Space')
    await expect(notification).toBeEmpty()
    await page.reload()
    await expect(page.getByText(words.phase, { exact: true })).toBeVisible()
    await expect(notification).toBeEmpty()
  })
}

test('a cancellation that isn’t answered is told with a reference; tried again, it is one cancellation', async ({
  page,
  allow,
}) => {
  allow(/ 500 /)
  await customer(page, 'plan active')
  await page.goto(usage)
  await answerOperation(page, 'terminatePlan', 500, 1)
  await page.getByRole('button', { name: 'Atsisakyti plano' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Taip, atsisakyti' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/Nuoroda skambinant: \w{12}/)
  await dialog.getByRole('button', { name: 'Bandyti dar kartą' }).click()
  await expect(dialog).toContainText('Atsisakymą gavome')
})

test('one withdraws from a contract in two steps and gets a dated acknowledgement', async ({ page }) => {
  await customer(page, 'plan active')
  await page.goto(usage)
  await page.getByRole('button', { name: 'Atsisakyti sutarties čia' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('atsisakau sutarties dėl plano „Avietė“')
  await dialog.getByRole('button', { name: 'Toliau' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Patvirtinti sutarties atsisakymą' }).click()
  await expect(dialog.getByRole('heading', { name: 'Sutarties atsisakymą gavome' })).toBeVisible()
  await expect(dialog).toContainText(/Gauta\s*\d{4}-\u2060\d{2}-\u2060\d{2}\s\d{2}:\d{2}/)
  await expect(dialog).toContainText(/Grąžinta į sąskaitą\s*[\d,]+\sEUR/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Supratau' }).click()
  await expect(page.getByText('Pasibaigė', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Atsisakyti sutarties čia' })).toBeHidden()
})
