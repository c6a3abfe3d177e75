import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from './customer.ts'

const rasa = '+37061234567'
const dashboard = '/mano/apzvalga'

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

test('after a log-out Back shows nothing of the account, in this tab and in another', async ({
  page,
  context,
}) => {
  await signIn(page, rasa)
  await page.goto(dashboard)
  const balance = page.getByRole('heading', { name: 'Sąskaitos likutis' })
  await expect(balance).toBeVisible()
  const other = await context.newPage()
  await other.goto(dashboard)
  await expect(other.getByRole('heading', { name: 'Sąskaitos likutis' })).toBeVisible()
  await page.locator('summary', { hasText: 'Rasa' }).click()
  await page.getByRole('button', { name: 'Atsijungti' }).click()
  await page.waitForURL('/')
  await expect(other.getByRole('heading', { name: 'Sesija baigėsi' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Sąskaitos likutis' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Prisijungti' }).first()).toBeAttached()
  await page.evaluate(() => history.back())
  await page.waitForURL('/prisijungti?**')
  await expect(balance).toBeHidden()
  expect(
    await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
  ).not.toContainEqual(expect.stringMatching(/user-info|topup|last-known/))
})

test('a session that ends while a page is open: log in elsewhere, and go on here', async ({
  page,
  context,
}) => {
  await signIn(page, rasa)
  await page.goto(dashboard)
  await expect(page.getByRole('heading', { name: 'Sąskaitos likutis' })).toBeVisible()
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'same page'))
  await context.clearCookies()
  await page.evaluate(() => new BroadcastChannel('uoga-session').postMessage('signedOut'))
  await expect(page.getByRole('heading', { name: 'Sesija baigėsi' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, rasa)
  const other = await context.newPage()
  await other.goto('/prisijungti?returned=1')
  await other.waitForURL(dashboard)
  await expect(page.getByRole('heading', { name: 'Sąskaitos likutis' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('data-mark', 'same page')
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
