import type { Page } from '@playwright/test'
import { withCart } from '../checkout/shopper.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { customer } from '../overview/customer.ts'

const off = { activateMaintenanceMode: false, activateFor: 'allPages' }
const on = (activateFor: string) => ({ activateMaintenanceMode: true, activateFor })

/** What the switches say from now on. */
const say = (page: Page, maintenance: object) =>
  page.route('/switches', (route) =>
    route.fulfill({ json: { maintenance, serverTime: '2026-01-15T10:00:00Z' } }),
  )

const minute = 60_000

test('an open page leaves within a minute of the switch, and comes back when it is over', async ({
  page,
}) => {
  await page.clock.install()
  await say(page, off)
  await page.goto('/en/account-top-up')
  await page.clock.runFor(minute)
  await say(page, on('allPages'))
  await page.clock.runFor(minute)
  await expect(page).toHaveURL(/\/en\/maintenance\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await say(page, off)
  await page.clock.runFor(minute)
  await expect(page).toHaveURL('/en/account-top-up')
})

test('maintenance of self-service closes its pages only', async ({ page }) => {
  await say(page, on('selfService'))
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(minute)
  await expect(page).toHaveURL('/')
  await page.goto('/mano/apzvalga')
  await expect(page).toHaveURL(/\/mano\/prieziuros-darbai\?/)
})

test('whoever waits for a payment stays', async ({ page }) => {
  await page.clock.install()
  await say(page, on('allPages'))
  await page.goto('/laukiama-papildymo')
  await page.clock.runFor(minute)
  await expect(page).toHaveURL('/laukiama-papildymo')
})

test('whoever is in the middle of an order stays', async ({ page }) => {
  await signIn(page, await sandbox.newNumber({ balanceInCents: 2000 }))
  await withCart(page, 'uoga-m')
  await page.clock.install()
  await say(page, on('selfService'))
  await page.goto('/mano/uzsakymas')
  // What the operator is asked would be given up within the minute.
  await expect(page.locator('.order-line')).toHaveCount(1)
  await page.clock.runFor(minute)
  await expect(page.locator('.order-line')).toHaveCount(1)
  await expect(page).toHaveURL('/mano/uzsakymas')
})

test('whoever is in the middle of a form waits with it, and finds what was typed when it is over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await customer(page, 'plan active')
  await page.clock.install()
  await say(page, off)
  await page.goto('/mano/nustatymai')
  await page.getByLabel('Kaip vadinsi numerį').fill('Darbinis')
  await page.getByRole('button', { name: 'Išsaugoti' }).focus()
  await say(page, on('allPages'))
  await page.clock.runFor(minute)
  const closed = page.getByRole('heading', { name: 'Savitarna ilsisi' })
  await expect(closed).toBeInViewport({ ratio: 1 })
  await say(page, off)
  // It asks by itself each minute as well: a clock that jumps would end the operator's answer, too.
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).click()
  await expect(closed).toBeHidden()
  await expect(page.getByLabel('Kaip vadinsi numerį')).toHaveValue('Darbinis')
})

test('a page on which nothing was typed is left, and come back to where it was', async ({ page }) => {
  await customer(page, 'plan active')
  await page.clock.install()
  await say(page, off)
  await page.goto('/mano/nustatymai#numbers')
  await expect(page.getByLabel('Telefono numeris')).toBeVisible()
  await say(page, on('selfService'))
  await page.clock.runFor(minute)
  await expect(page).toHaveURL(/\/mano\/prieziuros-darbai\?/)
  await say(page, off)
  await page.clock.runFor(minute)
  await expect(page).toHaveURL('/mano/nustatymai#numbers')
})

test('switches that don’t answer close nothing', async ({ page, allow }) => {
  allow(/ 500 /)
  await page.clock.install()
  await page.route('/switches', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/')
  await page.clock.runFor(minute)
  await expect(page).toHaveURL('/')
})
