import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { customer } from '../overview/customer.ts'

const journeys = [
  {
    path: '/mano/nustatymai',
    width: 375,
    nickname: 'Kaip vadinsi numerį',
    cat: 'Katė',
    save: 'Išsaugoti',
    saved: 'Išsaugota',
    phoneNumber: 'Telefono numeris',
    errorPrefix: 'Klaida:',
    sms: 'Pasiūlymai SMS',
    accept: 'Sutinku',
    accepted: 'Sutinki gauti',
    call: 'Pasiūlymai skambučiu',
    reject: 'Nesutinku',
    rejected: 'Atsisakei',
    deleteCard: 'Ištrinti: Visa **** 4242',
    endsWithIt: 'Kartu baigsis šie periodiniai papildymai:',
    confirmDelete: 'Ištrinti kortelę',
    cardDeleted: 'Kortelė ištrinta',
    noCards: 'Kortelių nėra. Išsaugoti galėsi mokėdamas.',
    roaming: 'Tarptinklinis ryšys (roaming)',
    roamingOff: 'Tarptinklinis ryšys išjungtas',
  },
  {
    path: '/en/mano/settings',
    width: 768,
    nickname: 'What you call the number',
    cat: 'Cat',
    save: 'Save',
    saved: 'Saved',
    phoneNumber: 'Phone number',
    errorPrefix: 'Error:',
    sms: 'Offers by SMS',
    accept: 'I agree',
    accepted: 'You agreed',
    call: 'Offers by phone call',
    reject: 'No, thanks',
    rejected: 'You said no',
    deleteCard: 'Delete: Visa **** 4242',
    endsWithIt: 'These auto top-ups end with it:',
    confirmDelete: 'Delete card',
    cardDeleted: 'Card deleted',
    noCards: 'No cards yet. You can save one when you pay.',
    roaming: 'Roaming',
    roamingOff: 'Roaming is off',
  },
  {
    path: '/ru/mano/nastroiki',
    width: 1440,
    nickname: 'Как назвать номер',
    cat: 'Кошка',
    save: 'Сохранить',
    saved: 'Сохранено',
    phoneNumber: 'Номер телефона',
    errorPrefix: 'Ошибка:',
    sms: 'Предложения по SMS',
    accept: 'Согласие',
    accepted: 'Вы согласились',
    call: 'Предложения по телефону',
    reject: 'Отказ',
    rejected: 'Вы отказались',
    deleteCard: 'Удалить: Visa **** 4242',
    endsWithIt: 'Вместе с ней прекратятся эти автопополнения:',
    confirmDelete: 'Удалить карту',
    cardDeleted: 'Карта удалена',
    noCards: 'Карт пока нет. Сохранить карту можно при оплате.',
    roaming: 'Роуминг',
    roamingOff: 'Роуминг выключен',
  },
]

/** The next tab, by its strip's arrow keys. The tabs are there a moment before they answer keys. */
async function nextTab(page: Page, opens: Locator): Promise<void> {
  const open = page.getByRole('tab', { selected: true })
  const before = await open.textContent()
  await open.press('ArrowRight')
  await expect(open).not.toHaveText(before ?? '')
  await expect(opens).toBeVisible()
}

for (const { path, width, ...words } of journeys) {
  test(`every setting is changed by keyboard alone, and stays changed, on ${path}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await customer(page, 'auto top-up', 'consents not set')
    await page.goto(path)

    const nickname = page.getByLabel(words.nickname)
    await nickname.fill('Nr. 1')
    await page.getByRole('radio', { name: words.cat }).press('Space')
    await nickname.press('Enter')
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible()

    const phoneNumber = page.getByRole('textbox', { name: words.phoneNumber })
    await nextTab(page, phoneNumber)
    await phoneNumber.fill('123')
    await phoneNumber.press('Enter')
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${words.errorPrefix}`))
    await expectAccessible(page)
    await summary.getByRole('link').press('Enter')
    await expect(phoneNumber).toBeFocused()

    const sms = page.getByRole('region', { name: words.sms })
    await nextTab(page, sms)
    await expect(page).not.toHaveTitle(new RegExp(words.errorPrefix))
    await sms.getByRole('radio', { name: words.accept, exact: true }).press('Space')
    await expect(sms.getByText(words.accepted)).toBeVisible()
    const call = page.getByRole('region', { name: words.call })
    await call.getByRole('radio', { name: words.reject, exact: true }).press('Space')
    await expect(call.getByText(words.rejected)).toBeVisible()

    const deleteCard = page.getByRole('button', { name: words.deleteCard })
    await nextTab(page, deleteCard)
    await deleteCard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(words.endsWithIt)
    await expect(dialog.getByRole('listitem')).toHaveText([/^10,00\sEUR, \+370/])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.confirmDelete }).press('Enter')
    await expect(page.getByText(words.cardDeleted)).toBeVisible()
    await expect(page.getByText(words.noCards)).toBeVisible()
    await expect(
      page.getByRole('region').filter({ hasText: words.noCards }).getByRole('heading'),
    ).toBeFocused()
    await expect(page.getByText(/10,00\sEUR/)).toHaveCount(0)

    const roaming = page.getByRole('switch', { name: words.roaming })
    await nextTab(page, roaming)
    await roaming.press('Space')
    await expect(page.getByText(words.roamingOff)).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(roaming).toHaveAttribute('aria-checked', 'false')
    await page.getByRole('tab').first().press('Home')
    await expect(nickname).toHaveValue('Nr. 1')
    await expect(page.getByRole('radio', { name: words.cat })).toBeChecked()
  })
}
