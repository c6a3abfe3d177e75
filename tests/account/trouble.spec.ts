import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { customer } from '../overview/customer.ts'
import { accountPages } from './pages.ts'

const calls = '**/api/v1/**'
const down = (page: Page) => page.getByRole('heading', { name: 'Savitarna ilsisi' })
const expired = (page: Page) => page.getByRole('heading', { name: 'Sesija baigėsi' })

test('self-service that is down says so on every page, and the figures come when asked again', async ({
  page,
  allow,
}) => {
  allow(/ 503 /)
  test.slow()
  await customer(page, 'plan active', 'balance 20', 'many history rows')
  for (const { path, figures } of accountPages) {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
    // A call that came after the others would be answered, and the page would open by itself.
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(down(page)).toBeVisible()
    await expect(figures(page)).toBeHidden()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Bandyti dar kartą' }).click()
    await expect(figures(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('with the connection lost the figures of every page stay with their time, and actions are off', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  test.slow()
  await customer(page, 'plan active', 'balance 20', 'many history rows')
  for (const { path, figures, action } of accountPages) {
    await page.goto(path)
    // By now the operator has answered: what was known before is seen at once.
    await expect(action(page)).toBeEnabled()
    await expect(figures(page)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Nėra ryšio\. Taip buvo/)).toBeVisible()
    await expect(action(page)).toBeDisabled()
    await expect(figures(page)).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText(/^Nėra ryšio/)).toBeHidden()
    await expect(action(page)).toBeEnabled()
  }
})

/** Something that a person is in the middle of: what they did, the press that is refused, and what must still be there. */
interface Middle {
  path: string
  begin(page: Page): Promise<void>
  press(page: Page): Locator
  kept(page: Page): Promise<void>
  done(page: Page): Promise<void>
}

const middles: readonly Middle[] = [
  {
    path: '/mano/nustatymai',
    begin: (page) => page.getByLabel('Kaip vadinsi numerį').fill('Darbinis'),
    press: (page) => page.getByRole('button', { name: 'Išsaugoti' }),
    kept: (page) => expect(page.getByLabel('Kaip vadinsi numerį')).toHaveValue('Darbinis'),
    done: (page) => expect(page.getByText('Išsaugota')).toBeVisible(),
  },
  {
    path: '/mano/nustatymai#numbers',
    begin: (page) => page.getByLabel('Telefono numeris').fill('8 612 34567'),
    press: (page) => page.getByRole('button', { name: 'Siųsti kodą' }),
    kept: (page) => expect(page.getByLabel('Telefono numeris')).toHaveValue('8 612 34567'),
    // It has a declared owner: no text is sent.
    done: (page) => expect(page.getByRole('link', { name: 'Aktyvuoti numerį' })).toBeVisible(),
  },
  {
    path: '/mano/istorija',
    async begin(page) {
      const lines = page.getByRole('main').locator('time')
      await expect(lines).toHaveCount(20)
      await page.getByRole('radio', { name: 'Papildymai' }).check()
      await expect(lines).not.toHaveCount(20)
    },
    press: (page) => page.getByRole('button', { name: 'Rodyti senesnius' }),
    kept: (page) => expect(page.getByRole('radio', { name: 'Papildymai' })).toBeChecked(),
    done: (page) => expect(page.getByRole('alert')).toHaveCount(0),
  },
  {
    path: '/mano/paslaugu-ataskaita',
    async begin(page) {
      await page.getByLabel('Laikotarpis').selectOption({ label: 'Pasirinkti datas' })
      await page.getByLabel('Nuo', { exact: true }).fill('2026-11-02')
    },
    press: (page) => page.getByRole('button', { name: 'Rodyti', exact: true }),
    kept: (page) => expect(page.getByLabel('Nuo', { exact: true })).toHaveValue('2026-11-02'),
    done: (page) => expect(page.getByRole('alert')).toHaveCount(0),
  },
  {
    path: '/mano/naudojimas',
    begin: (page) => page.getByRole('button', { name: 'Atsisakyti plano' }).click(),
    press: (page) =>
      page.getByRole('dialog').getByRole('button', { name: /Taip, atsisakyti|Bandyti dar kartą/ }),
    kept: (page) => expect(page.getByRole('dialog')).toContainText('galios standartiniai tarifai'),
    done: (page) => expect(page.getByRole('dialog')).toContainText('Atsisakymą gavome'),
  },
]

/**
 * Answers everything with a status until the press is made, by keyboard, and what stands before the page is read out.
 * Returns how far the page was scrolled, in pixels.
 */
async function pressUnder(page: Page, status: number, press: Locator, told: Locator): Promise<number> {
  await page.route(calls, (route) => route.fulfill({ status, json: {} }))
  // What takes focus is scrolled to at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await press.focus()
  const scrolled = await scrolledBy(page)
  await press.press('Enter')
  await expect(told).toBeFocused()
  await page.unroute(calls)
  return scrolled
}

const scrolledBy = (page: Page) => page.evaluate(() => scrollY)

/** Whoever was in the middle of something goes on at the same button, which stands where it stood. */
async function expectSamePlace(page: Page, press: Locator, scrolled: number): Promise<void> {
  await expect(press).toBeFocused()
  expect(await scrolledBy(page)).toBe(scrolled)
}

test('a session that ends in the middle: log in, and everything is where it was', async ({
  page,
  context,
  allow,
}) => {
  allow(/ 401 /)
  // One page after the other.
  test.slow()
  const phoneNumber = await customer(page, 'plan active', 'many history rows')
  const other = await context.newPage()
  for (const { path, begin, press, kept, done } of middles) {
    await page.goto('about:blank')
    await page.goto(path)
    await begin(page)
    const scrolled = await pressUnder(page, 401, press(page), expired(page))
    await expectAccessible(page)
    // The log-in opens in a window of its own; here it is somebody's other tab.
    const logIn = page.getByRole('link', { name: 'Jungtis iš naujo' })
    await expect(logIn).toHaveAttribute('target', '_blank')
    await logIn.focus()
    await expect(logIn).toBeFocused()
    await signIn(other, phoneNumber)
    await other.goto('/prisijungti?returned=1')
    await expect(expired(page)).toBeHidden()
    await kept(page)
    await expectSamePlace(page, press(page), scrolled)
    await other.goto('about:blank')
    await press(page).click()
    await done(page)
  }
})

test('self-service that goes down in the middle: ask again, and everything is where it was', async ({
  page,
  allow,
}) => {
  allow(/ 503 /)
  test.slow()
  await customer(page, 'plan active', 'many history rows')
  for (const { path, begin, press, kept, done } of middles) {
    await page.goto('about:blank')
    await page.goto(path)
    await begin(page)
    const scrolled = await pressUnder(page, 503, press(page), down(page))
    await page.getByRole('button', { name: 'Bandyti dar kartą' }).click()
    await expect(down(page)).toBeHidden()
    await kept(page)
    await expectSamePlace(page, press(page), scrolled)
    await press(page).click()
    await done(page)
  }
})
