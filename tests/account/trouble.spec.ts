import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { thirdOf } from '../fixtures/matrix.ts'
import { expect, signIn, test } from '../fixtures/person.ts'
import type { Words } from '../fixtures/words.ts'
import { accountPages } from './pages.ts'

const calls = '**/api/v1/**'
const down = (page: Page, say: Words) =>
  page.getByRole('heading', { name: say.text('account.unavailableTitle') })
const expired = (page: Page, say: Words) =>
  page.getByRole('heading', { name: say.text('account.expiredTitle') })
const askAgain = (page: Page, say: Words) => page.getByRole('button', { name: say.text('account.tryAgain') })

const situations = ['plan active', 'balance 20', 'many history rows']

for (const { id, figures, action } of thirdOf('trouble: down', accountPages))
  test(`down it says so; figures come when asked again, and stay without a connection (${id})`, async ({
    page,
    context,
    person,
    allow,
  }) => {
    allow(/ 503 |ERR_INTERNET_DISCONNECTED/)
    const { say } = await person({ situations, signedIn: true })
    await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
    // A call that came after the others would be answered, and the page would open by itself.
    await page.goto(say.path(id), { waitUntil: 'networkidle' })
    await expect(down(page, say)).toBeVisible()
    await expect(figures(page, say)).toBeHidden()
    await page.unroute(calls)
    await askAgain(page, say).click()
    await expect(figures(page, say)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    // By now the operator has answered: what was known before is seen at once.
    await expect(action(page, say)).toBeEnabled()
    await context.setOffline(true)
    const offline = page.locator('.notices').getByText(say.text('notices.offline'))
    await expect(offline).toBeVisible()
    await expect(action(page, say)).toBeDisabled()
    await expect(figures(page, say)).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(offline).toBeHidden()
    await expect(action(page, say)).toBeEnabled()
  })

/** Something that a person is in the middle of: what they did, the press that is refused, and what must still be there. */
interface Middle {
  id: string
  tab?: string
  begin(page: Page, say: Words): Promise<void>
  press(page: Page, say: Words): Locator
  kept(page: Page, say: Words): Promise<void>
  done(page: Page, say: Words): Promise<void>
}

const middles: readonly Middle[] = [
  {
    id: 'profile-settings',
    begin: (page, say) => page.getByLabel(say.text('settings.nickname')).fill('Darbinis'),
    press: (page, say) => page.getByRole('button', { name: say.text('settings.save') }),
    kept: (page, say) => expect(page.getByLabel(say.text('settings.nickname'))).toHaveValue('Darbinis'),
    done: (page, say) => expect(page.getByText(say.text('settings.saved'))).toBeVisible(),
  },
  {
    id: 'profile-settings',
    tab: 'numbers',
    begin: (page, say) => page.getByLabel(say.text('link.phoneNumber')).fill('8 612 34567'),
    press: (page, say) => page.getByRole('button', { name: say.text('link.send') }),
    kept: (page, say) => expect(page.getByLabel(say.text('link.phoneNumber'))).toHaveValue('8 612 34567'),
    // It has a declared owner: no text is sent.
    done: (page, say) => expect(page.getByText(say.text('link.OWNERSHIP_ALREADY_DECLARED'))).toBeVisible(),
  },
  {
    id: 'history',
    async begin(page, say) {
      const lines = page.getByRole('main').locator('time')
      await expect(lines).toHaveCount(20)
      await page.getByRole('radio', { name: say.text('history.TOP_UPS') }).check()
      await expect(lines).not.toHaveCount(20)
    },
    press: (page, say) => page.getByRole('button', { name: say.text('history.more') }),
    kept: (page, say) => expect(page.getByRole('radio', { name: say.text('history.TOP_UPS') })).toBeChecked(),
    done: (page) => expect(page.getByRole('alert')).toHaveCount(0),
  },
  {
    id: 'service-report',
    async begin(page, say) {
      await page.getByLabel(say.text('report.period')).selectOption({ label: say.text('report.ownDates') })
      await page.getByLabel(say.text('report.from'), { exact: true }).fill('2026-11-02')
    },
    press: (page, say) => page.getByRole('button', { name: say.text('report.show'), exact: true }),
    kept: (page, say) =>
      expect(page.getByLabel(say.text('report.from'), { exact: true })).toHaveValue('2026-11-02'),
    done: (page) => expect(page.getByRole('alert')).toHaveCount(0),
  },
  {
    id: 'usage-details',
    begin: (page, say) => page.getByRole('button', { name: say.text('usage.cancel') }).click(),
    press(page, say) {
      const dialog = page.getByRole('dialog')
      const first = dialog.getByRole('button', { name: say.text('usage.cancelConfirm') })
      return first.or(dialog.getByRole('button', { name: say.text('usage.tryAgain') }))
    },
    kept: (page, say) =>
      expect(page.getByRole('dialog')).toContainText(say.text('usage.cancelStandardRates')),
    done: (page, say) => expect(page.getByRole('dialog')).toContainText(say.text('usage.cancelUnderWay')),
  },
]

/**
 * Answers everything with a status until the press is made, by keyboard, and what is before the page is read out.
 * Returns how far the page was scrolled, in pixels.
 */
async function pressUnder(page: Page, status: number, press: Locator, told: Locator): Promise<number> {
  // What the page asks by itself as it opens has its answer: it would be the first to hear the status.
  await page.waitForLoadState('networkidle')
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

/** A user who was in the middle of something continues at the same button, which is where it was. */
async function expectSamePlace(page: Page, press: Locator, scrolled: number): Promise<void> {
  await expect(press).toBeFocused()
  expect(await scrolledBy(page)).toBe(scrolled)
}

for (const { id, tab, begin, press, kept, done } of thirdOf('trouble: in the middle', middles)) {
  const where = tab ? `${id}, ${tab}` : id

  test(`a session that ends in the middle: log in, and everything is where it was (${where})`, async ({
    page,
    context,
    person,
    allow,
  }) => {
    allow(/ 401 /)
    const { say, number } = await person({ situations: ['plan active', 'many history rows'], signedIn: true })
    await page.goto(`${say.path(id)}${tab ? `#${tab}` : ''}`)
    await begin(page, say)
    const scrolled = await pressUnder(page, 401, press(page, say), expired(page, say))
    // Over a dialog it is hardest: the others look the same in the gallery.
    if (id === 'usage-details') await expectAccessible(page)
    // The log-in opens in a window of its own; here it is another tab.
    const logIn = page.getByRole('link', { name: say.text('account.logInAgain') })
    await expect(logIn).toHaveAttribute('target', '_blank')
    await logIn.focus()
    await expect(logIn).toBeFocused()
    await signIn(page, number)
    const other = await context.newPage()
    await other.goto(`${say.path('log-in')}?returned=1`)
    await expect(expired(page, say)).toBeHidden()
    await kept(page, say)
    await expectSamePlace(page, press(page, say), scrolled)
    await press(page, say).click()
    await done(page, say)
  })

  test(`self-service goes down in the middle: ask again, and everything is where it was (${where})`, async ({
    page,
    person,
    allow,
  }) => {
    allow(/ 503 /)
    const { say } = await person({ situations: ['plan active', 'many history rows'], signedIn: true })
    await page.goto(`${say.path(id)}${tab ? `#${tab}` : ''}`)
    await begin(page, say)
    const scrolled = await pressUnder(page, 503, press(page, say), down(page, say))
    await askAgain(page, say).click()
    await expect(down(page, say)).toBeHidden()
    await kept(page, say)
    await expectSamePlace(page, press(page, say), scrolled)
    await press(page, say).click()
    await done(page, say)
  })
}
