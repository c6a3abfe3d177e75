import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'

const looks = {
  lt: { width: 375, colorScheme: 'dark' },
  en: { width: 768, colorScheme: 'light' },
  ru: { width: 1440, colorScheme: 'dark' },
} as const

for (const language of languagesFor('everything is read')) {
  const { width, colorScheme } = looks[language]
  test(`everything is read, the number switched and one logs out (${language}, ${width} px)`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const { say } = await person({ language, situations: ['plan active', 'two numbers'], signedIn: true })
    const main = page.getByRole('main')
    const tab = (place: string) =>
      page
        .getByRole('link', { name: say.entry(`navigation-${place}`, 'title'), exact: true })
        .filter({ visible: true })
        .first()
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(page)
    }
    /** Whatever is in the page of that name, it has come. */
    const isRead = async (title: string) => {
      await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(main.locator('.spinner:visible')).toHaveCount(0)
      await fits()
    }
    await page.goto(say.path('dashboard'))
    await expect(main.getByRole('heading', { name: say.text('dashboard.renewal') })).toBeVisible()
    await expect(page.getByRole('meter').first()).toBeVisible()
    await expect(main.getByRole('heading', { name: say.text('offers.title') })).toBeVisible()
    await fits()

    await page
      .getByRole('link', { name: say.text('account.tabUsage'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(main.getByRole('heading', { name: say.text('usage.moreTitle') })).toBeVisible()
    await fits()

    await tab('history').click()
    await isRead(say.entry('history', 'title'))

    const more = page.getByRole('button', { name: say.text('account.tabMore'), exact: true })
    await more.click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say.entry('service-report', 'title') })
      .click()
    await isRead(say.entry('service-report', 'title'))

    // On a phone the way to the settings is in the sheet.
    if (width < 1024) await more.click()
    await tab('settings').click()
    // There the sections are a list, and one opens alone.
    if (width < 1024)
      await page
        .getByRole('navigation', { name: say.text('settings.tabs') })
        .getByRole('link')
        .first()
        .click()
    await expect(page.getByLabel(say.text('settings.nickname'))).toBeVisible()
    await fits()

    await tab('dashboard').click()
    await expect(page.getByRole('meter').first()).toBeVisible()
    const menu = page.locator('.number-menu > summary')
    await menu.press('Enter')
    await expect(page.getByRole('button', { name: say.text('account.currentNumber') })).toBeVisible()
    await page.locator('.number-choice:not([aria-current])').press('Enter')
    await expect(main.getByText(say.text('dashboard.noPlanTitle'))).toBeVisible()
    await expect(page.getByRole('meter')).toHaveCount(0)
    await fits()

    await menu.press('Enter')
    await page.getByRole('button', { name: say.text('account.logOut') }).press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('/mano/'))
  })
}
