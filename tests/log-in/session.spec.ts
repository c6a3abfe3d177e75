import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from './customer.ts'

const rasa = '+37061234567'
const dashboard = '/mano/apzvalga'

/**
 * Opens the overview until all that it asks is answered. Its headings stand before that, and a question that is still on its
 * way when the session ends is refused.
 */
async function openOverview(page: Page, path: string): Promise<void> {
  const asked = ['GET_ACCOUNT', 'commonUsage', 'accountOffers']
  const answers = asked.map((operationName) =>
    page.waitForResponse((response) => response.request().postDataJSON()?.operationName === operationName),
  )
  await page.goto(path)
  await Promise.all(answers)
}

test('the shell: balance, numbers, tabs and log-out, by keyboard', async ({ page }) => {
  await signIn(page, rasa)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(dashboard)
  await expect(page.getByRole('link', { name: /Sąskaitos likutis/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apžvalga' })).toHaveAttribute('aria-current', 'page')
  const menu = page.locator('summary', { hasText: 'Rasa' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Atsijungti' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Atsijungti' })).toBeHidden()
  await expect(menu).toBeFocused()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('link', { name: /Sąskaitos likutis/ })).toBeHidden()
})

const everyLanguage = [
  {
    home: '/',
    overview: dashboard,
    logIn: '/prisijungti',
    words: {
      balance: 'Sąskaitos likutis',
      expired: 'Sesija baigėsi. Prisijunk iš naujo',
      logOut: 'Atsijungti',
      logIn: 'Prisijungti',
    },
  },
  {
    home: '/en',
    overview: '/en/mano/overview',
    logIn: '/en/login',
    words: {
      balance: 'Balance',
      expired: 'Session expired. Log in again',
      logOut: 'Log out',
      logIn: 'Log in',
    },
  },
  {
    home: '/ru',
    overview: '/ru/mano/obzor',
    logIn: '/ru/voiti',
    words: {
      balance: 'Остаток на счёте',
      expired: 'Сеанс завершён. Войдите снова',
      logOut: 'Выйти',
      logIn: 'Войти',
    },
  },
] as const

for (const { home, overview, logIn, words } of everyLanguage) {
  test(`after a log-out Back shows nothing of the account, in this tab and in another (${home})`, async ({
    page,
    context,
  }) => {
    await signIn(page, rasa)
    await openOverview(page, overview)
    const balance = page.getByRole('heading', { name: words.balance })
    await expect(balance).toBeVisible()
    const other = await context.newPage()
    await openOverview(other, overview)
    await expect(other.getByRole('heading', { name: words.balance })).toBeVisible()
    await page.locator('summary', { hasText: 'Rasa' }).click()
    await page.getByRole('button', { name: words.logOut }).click()
    await page.waitForURL(home)
    await expect(other.getByRole('heading', { name: words.expired })).toBeVisible()
    await expect(other.getByRole('heading', { name: words.balance })).toBeHidden()
    await expect(page.getByRole('link', { name: words.logIn }).first()).toBeAttached()
    await page.evaluate(() => history.back())
    await page.waitForURL(`${logIn}?**`)
    await expect(balance).toBeHidden()
    expect(
      await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
    ).not.toContainEqual(expect.stringMatching(/user-info|topup|last-known/))
  })

  test(`a session that ends while a page is open: log in elsewhere, and go on here (${home})`, async ({
    page,
    context,
  }) => {
    await signIn(page, rasa)
    await openOverview(page, overview)
    await expect(page.getByRole('heading', { name: words.balance })).toBeVisible()
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'same page'))
    await context.clearCookies()
    await page.evaluate(() => new BroadcastChannel('uoga-session').postMessage('signedOut'))
    await expect(page.getByRole('heading', { name: words.expired })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, rasa)
    const other = await context.newPage()
    await other.goto(`${logIn}?returned=1`)
    await other.waitForURL(overview)
    await expect(page.getByRole('heading', { name: words.balance })).toBeVisible()
    await expect(page.locator('main')).toHaveAttribute('data-mark', 'same page')
  })
}

test('somebody else who logs in where a session ended sees nothing of the page before', async ({
  page,
  context,
}) => {
  await signIn(page, rasa)
  await page.goto('/mano/nustatymai')
  const nickname = page.getByLabel('Kaip vadinsi numerį')
  await expect(nickname).toHaveValue('Rasa')
  await context.clearCookies()
  await page.evaluate(() => new BroadcastChannel('uoga-session').postMessage('signedOut'))
  await expect(page.getByRole('heading', { name: 'Sesija baigėsi' })).toBeVisible()
  const told = Promise.withResolvers<void>()
  await page.route('**/api/v1/graphql', async (route) => {
    await told.promise
    await route.continue()
  })
  await signIn(page, '+37061616161')
  const other = await context.newPage()
  await other.goto('/prisijungti?returned=1')
  await expect(page.getByText('Tikriname, ar esi prisijungęs').first()).toBeVisible()
  await expect(nickname).toBeHidden()
  told.resolve()
  await expect(nickname).toHaveValue('Tomas')
})

test('a number that is no longer in use leads to its page, and leaves the address', async ({
  page,
  allow,
}) => {
  allow(/ 403 /)
  await signIn(page, rasa)
  await page.route('**/api/v1/graphql', (route) =>
    route.fulfill({ status: 403, json: {}, headers: { 'X-Missing-Phone-Number': rasa } }),
  )
  await page.goto(dashboard)
  await page.waitForURL('/mano/nebeliko-nr')
  await expect(page.getByText('+370 612 34567')).toBeVisible()
})

test('a hostile missing number leads nowhere', async ({ page, allow }) => {
  allow(/ 403 /)
  await signIn(page, rasa)
  await page.route('**/api/v1/graphql', (route) =>
    route.fulfill({ status: 403, json: {}, headers: { 'X-Missing-Phone-Number': '//evil.example' } }),
  )
  await page.goto(dashboard)
  await expect(page.getByRole('alert').first()).toContainText('Nuoroda skambinant')
  await expect(page).toHaveURL(dashboard)
})

test('a visitor of a public page asks the operator nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})
