import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/language.ts'
import { withCart } from '../checkout/shopper.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

const off = { activateMaintenanceMode: false, activateFor: 'allPages' }
const on = (activateFor: string) => ({ activateMaintenanceMode: true, activateFor })

/** What the switches say from now on. */
const tell = (page: Page, maintenance: object, status = 200) =>
  page.route('/switches', (route) =>
    route.fulfill({ status, json: { maintenance, serverTime: '2026-01-15T10:00:00Z' } }),
  )

const minute = 60_000

/** Two minutes, each with an answer of the switches: with the second one the first has long been judged. */
async function passTwoMinutes(page: Page) {
  const passMinute = async () => {
    const told = page.waitForResponse('/switches')
    await page.clock.runFor(minute)
    await told
  }
  await passMinute()
  await passMinute()
}

/** The answer of the switches to the page at this path, not to the one before it. */
const answerAt = (page: Page, path: string) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/switches') && new URL(response.frame().url()).pathname === path,
  )

/** The address of a maintenance page that knows the way back. */
const closedWithWayBack = (path: string) => new RegExp(`${path}\\?`)

/** The clock is moved by minutes at once: a script that hadn’t come yet is given up, and loaded later. */
const scriptGivenUp = /Nothing after 4000 ms/

for (const language of languagesFor('maintenance: all pages'))
  test(`an open page leaves within a minute of the switch, comes back after it, and heeds no broken answer (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/ 500 /)
    const say = wordsIn(language)
    const topUp = say.path('top-up')
    await page.clock.install()
    await tell(page, on('allPages'), 500)
    const first = answerAt(page, topUp)
    await page.goto(topUp)
    await page.clock.runFor(5_000)
    await first
    await passTwoMinutes(page)
    await expect(page).toHaveURL(topUp)
    await tell(page, on('allPages'))
    await page.clock.runFor(minute)
    await expect(page).toHaveURL(closedWithWayBack(say.path('maintenance')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await tell(page, off)
    await page.clock.runFor(minute)
    await expect(page).toHaveURL(topUp)
  })

for (const language of languagesFor('maintenance: self-service'))
  test(`maintenance of self-service closes its pages only, and leads back to where they were (${language})`, async ({
    person,
    allow,
  }) => {
    allow(scriptGivenUp)
    const { page, say } = await person({ language, situations: ['plan active'], signedIn: true })
    const home = pathOf(language, '')
    const numbers = `${say.path('profile-settings')}#numbers`
    await page.clock.install()
    await tell(page, on('selfService'))
    await page.goto(home)
    await passTwoMinutes(page)
    await expect(page).toHaveURL(home)

    await tell(page, off)
    await page.goto(numbers)
    await expect(page.getByRole('textbox', { name: say.text('link.phoneNumber') })).toBeVisible()
    await tell(page, on('selfService'))
    await page.clock.runFor(minute)
    await expect(page).toHaveURL(closedWithWayBack(say.path('mano-maintenance')))
    await tell(page, off)
    await page.clock.runFor(minute)
    await expect(page).toHaveURL(numbers)
  })

for (const language of languagesFor('maintenance: payment'))
  test(`a user who waits for a payment, or is in the middle of an order, stays (${language})`, async ({
    person,
    allow,
  }) => {
    allow(scriptGivenUp)
    const { page, say } = await person({ language, balanceInCents: 2000, signedIn: true })
    await withCart(page, 'uoga-m')
    await page.clock.install()
    await tell(page, on('selfService'))
    // Until the page of the maintenance has its own answer, it would leave by itself as soon as the switch is off.
    const closed = answerAt(page, say.path('mano-maintenance'))
    await page.goto(say.path('checkout'))
    await expect(page).toHaveURL(closedWithWayBack(say.path('mano-maintenance')))
    await closed
    await tell(page, off)
    // It closes to who comes, by its first question, and not to a user who is there.
    const asked = answerAt(page, say.path('checkout'))
    await page.goto(say.path('checkout'))
    await asked
    await tell(page, on('allPages'))
    // What the operator is asked would be given up within the minute.
    await expect(page.locator('.order-line')).toHaveCount(1)
    await passTwoMinutes(page)
    await expect(page.locator('.order-line')).toHaveCount(1)
    await expect(page).toHaveURL(say.path('checkout'))

    await page.goto(say.path('top-up-waiting'))
    await passTwoMinutes(page)
    await expect(page).toHaveURL(say.path('top-up-waiting'))
  })

/** Milliseconds of the page's clock: less than any answer may take. */
const step = 5_000

for (const language of languagesFor('maintenance: form'))
  test(`a user who is in the middle of a form waits with it, and finds what was typed when it is over (${language})`, async ({
    person,
    allow,
  }) => {
    allow(scriptGivenUp)
    const customer = await person({ language, situations: ['plan active'], signedIn: true })
    const { page, say } = customer
    const nickname = page.getByRole('textbox', { name: say.text('settings.nickname') })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.clock.install()
    await tell(page, off)
    // From its first question on the page counts the minutes.
    const asked = answerAt(page, say.path('profile-settings'))
    await page.goto(`${say.path('profile-settings')}#profile`)
    await asked
    await nickname.fill('Darbinis')
    await customer.button(say.text('settings.save')).focus()
    await tell(page, on('allPages'))
    const closed = page.getByRole('heading', { name: say.text('account.unavailableTitle') })
    await page.clock.runFor(minute - step)
    // In small steps: a long one gives up the answers and scripts that are on their way.
    await expect(async () => {
      await page.clock.runFor(step)
      await expect(closed).toBeInViewport({ ratio: 1, timeout: 2_000 })
    }).toPass()
    await tell(page, off)
    // It asks by itself each minute as well: a clock that jumps would end the operator's answer, too.
    await customer.button(say.text('account.tryAgain')).click()
    await expect(closed).toBeHidden()
    await expect(nickname).toHaveValue('Darbinis')
  })

for (const language of languagesFor('maintenance: public form'))
  test(`a top-up and an activation that someone is in the middle of stay, and keep what was typed (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.clock.install()
    for (const [id, label] of [
      ['top-up', say.text('topUp.phone')],
      ['activate', say.entry('activate-phone-number', 'label')],
    ] as const) {
      await tell(page, off)
      await page.goto(say.path(id))
      const number = page.getByRole('textbox', { name: label })
      await number.fill('612 34567')
      await tell(page, on('allPages'))
      await passTwoMinutes(page)
      await expect(page).toHaveURL(say.path(id))
      await expect(number).toHaveValue('612 34567')
    }
  })
