import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { customer } from '../overview/customer.ts'

const journeys = [
  {
    path: '/mano/apzvalga',
    width: 375,
    colorScheme: 'dark',
    renewal: 'Kitas pratęsimas',
    offers: 'Pasiūlymai tau',
    details: 'Kiekvienas planas atskirai',
    more: 'Reikia daugiau?',
    tabs: ['Apžvalga', 'Istorija', 'Nustatymai'],
    report: 'Paslaugų ataskaita',
    nickname: 'Kaip vadinsi numerį',
    current: /Dabar pasirinktas/,
    noPlan: 'Plano kol kas neturi',
    logOut: 'Atsijungti',
  },
  {
    path: '/en/mano/overview',
    width: 768,
    colorScheme: 'light',
    renewal: 'Next renewal',
    offers: 'Offers for you',
    details: 'Each plan in detail',
    more: 'Need more?',
    tabs: ['Dashboard', 'History', 'Settings'],
    report: 'Service report',
    nickname: 'What you call the number',
    current: /Currently selected/,
    noPlan: 'You have no plan yet',
    logOut: 'Log out',
  },
  {
    path: '/ru/mano/obzor',
    width: 1440,
    colorScheme: 'dark',
    renewal: 'Следующее продление',
    offers: 'Предложения для вас',
    details: 'Подробно по каждому плану',
    more: 'Нужно больше?',
    tabs: ['Обзор', 'История', 'Настройки'],
    report: 'Отчёт об услугах',
    nickname: 'Как назвать номер',
    current: /Сейчас выбран/,
    noPlan: 'У вас пока нет тарифного плана',
    logOut: 'Выйти',
  },
] as const

for (const { path, width, colorScheme, ...words } of journeys) {
  test(`everything is read, the number switched and one logs out, from ${path}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await customer(page, 'plan active', 'two numbers')
    const main = page.getByRole('main')
    const tab = (index: number) => page.getByRole('link', { name: words.tabs[index], exact: true }).first()
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(page)
    }
    /** Whatever stands in the page of that name, it has come. */
    const isRead = async (title: string) => {
      await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(main.locator('.spinner:visible')).toHaveCount(0)
      await fits()
    }
    await page.goto(path)
    await expect(main.getByRole('heading', { name: words.renewal })).toBeVisible()
    await expect(page.getByRole('meter').first()).toBeVisible()
    await expect(main.getByRole('heading', { name: words.offers })).toBeVisible()
    await fits()

    await main.getByRole('link', { name: words.details }).first().click()
    await expect(main.getByRole('heading', { name: words.more })).toBeVisible()
    await fits()

    await tab(1).click()
    await isRead(words.tabs[1])

    await tab(0).click()
    await main.getByRole('link', { name: words.report }).click()
    await isRead(words.report)

    await tab(2).click()
    await expect(page.getByLabel(words.nickname)).toBeVisible()
    await fits()

    await tab(0).click()
    await expect(page.getByRole('meter').first()).toBeVisible()
    const menu = page.locator('.number-menu > summary')
    await menu.press('Enter')
    await expect(page.getByRole('button', { name: words.current })).toBeVisible()
    await page.locator('.number-choice:not([aria-current])').press('Enter')
    await expect(main.getByText(words.noPlan)).toBeVisible()
    await expect(page.getByRole('meter')).toHaveCount(0)
    await fits()

    await menu.press('Enter')
    await page.getByRole('button', { name: words.logOut }).press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('/mano/'))
  })
}
