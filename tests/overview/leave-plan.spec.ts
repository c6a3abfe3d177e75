import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { answerOperation, customer } from './customer.ts'

const usage = '/mano/naudojimas'

test('a plan is cancelled by keyboard, after its consequences, and told until it is done', async ({
  page,
}) => {
  await customer(page, 'plan active')
  await page.goto(usage)
  const cancel = page.getByRole('button', { name: 'Atsisakyti plano' })
  await cancel.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('galios standartiniai tarifai')
  await expect(dialog).toContainText(/Duomenys Lietuvoje: [\d,]+ GB/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await cancel.press('Enter')
  await dialog.getByRole('button', { name: 'Taip, atsisakyti' }).press('Enter')
  await expect(dialog).toContainText('Atsisakymą gavome')
  await dialog.getByRole('button', { name: 'Supratau' }).press('Enter')
  const notification = page.locator('.notification-stack')
  await expect(notification).toContainText('Plano atsisakoma')
  await expect(page.getByText('Atsisakoma', { exact: true })).toBeVisible()
  await expect(cancel).toBeHidden()

  await notification.getByRole('button', { name: 'Užverti' }).press('Space')
  await expect(notification).toBeEmpty()
  await page.reload()
  await expect(page.getByText('Atsisakoma', { exact: true })).toBeVisible()
  await expect(notification).toBeEmpty()
})

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
  await expect(dialog).toContainText(/Gauta\s*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
  await expect(dialog).toContainText(/Grąžinta į sąskaitą\s*[\d,]+\sEUR/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Supratau' }).click()
  await expect(page.getByText('Pasibaigė', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Atsisakyti sutarties čia' })).toBeHidden()
})
