import { pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { holdBack } from '../fixtures/hold-back.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, type Person, signIn, test } from '../fixtures/person.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { wordsIn } from '../fixtures/words.ts'

const rasa = '+37061234567'
const tomas = '+37061616161'

/**
 * Opens the overview until all that it asks is answered. Its headings are before that, and a question that is still on its
 * way when the session ends is refused.
 */
async function openOverview({ say }: Person, page: Person['page']): Promise<void> {
  const asked = ['GET_ACCOUNT', 'commonUsage', 'accountOffers']
  const answers = asked.map((operationName) =>
    page.waitForResponse((response) => response.request().postDataJSON()?.operationName === operationName),
  )
  await page.goto(say.path('dashboard'))
  await Promise.all(answers)
}

for (const language of languagesFor('session: shell'))
  test(`the shell: balance, numbers, tabs and log-out, by keyboard and down to the smallest phone (${language})`, async ({
    person,
  }) => {
    const { page, say } = await person({ language, number: rasa, signedIn: true })
    const balance = page.getByRole('link', { name: new RegExp(`^${say.text('account.balance')}`) })
    const menu = page.locator('.number-menu > summary')
    const logOut = page.getByRole('button', { name: say.text('account.logOut') })
    const tabs = page.locator('.account-tabs').getByRole('link')
    const top = async (of: typeof menu) => (await of.boundingBox())?.y ?? Number.NaN
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(say.path('dashboard'))
    await expect(balance).toBeVisible()
    await expect(
      page.getByRole('link', { name: say.entry('navigation-dashboard', 'title') }).first(),
    ).toHaveAttribute('aria-current', 'page')
    await expect(menu).toContainText('Rasa')
    await menu.press('Enter')
    await expect(logOut).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(logOut).toBeHidden()
    await expect(menu).toBeFocused()

    await page.setViewportSize({ width: 375, height: 812 })
    await expect(balance).toBeHidden()
    expect(await top(menu)).toBeLessThan(await top(tabs.first()))

    await page.setViewportSize({ width: 320, height: 640 })
    const shown = tabs.filter({ visible: true })
    await expect(shown).toHaveCount(4)
    const tops = await shown.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

/** All that the browser has kept of the site, as text: storages, and every cache and database, which a service worker might fill. */
const keptText = (page: Person['page']) =>
  page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(`${request.url} ${await (await cache.match(request))?.text()}`)
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached, await indexedDB.databases()])
  })

for (const language of languagesFor('session: log-out'))
  test(`after a log-out Back shows nothing of the account, in this tab and in another (${language})`, {
    tag: backForwardCache,
  }, async ({ person, context }) => {
    const customer = await person({ language, number: rasa, signedIn: true })
    const { page, say } = customer
    const balance = (tab: typeof page) => tab.getByRole('heading', { name: say.text('dashboard.balance') })
    await openOverview(customer, page)
    await expect(balance(page)).toBeVisible()
    const other = await context.newPage()
    await openOverview(customer, other)
    await expect(balance(other)).toBeVisible()
    await page.locator('.number-menu > summary').click()
    await customer.button(say.text('account.logOut')).click()
    await page.waitForURL(pathOf(language, ''))
    await expect(other.getByRole('heading', { name: say.text('account.expiredTitle') })).toBeVisible()
    await expect(balance(other)).toBeHidden()
    await expect(page.getByRole('link', { name: say.text('header.logIn') }).first()).toBeAttached()
    await page.evaluate(() => history.back())
    await page.waitForURL(`${say.path('log-in')}?**`)
    await expect(balance(page)).toBeHidden()
    expect(
      await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
    ).not.toContainEqual(expect.stringMatching(/user-info|topup|last-known/))
    expect(await keptText(page)).not.toMatch(/3706\d{7}|\d{3}\s\d{5}|Rasa|rasa@/)
  })

for (const language of languagesFor('session: ends'))
  test(`where a session ended, a user who logs in elsewhere continues; someone else sees nothing of it (${language})`, async ({
    person,
    context,
    allow,
  }) => {
    // What the page may be asking when its session ends is refused.
    allow(/ 401 /)
    const { page, say } = await person({ language, number: rasa, signedIn: true })
    const nickname = page.getByLabel(say.text('settings.nickname'))
    const endSession = async () => {
      await context.clearCookies()
      await page.evaluate(() => new BroadcastChannel('uoga-session').postMessage('signedOut'))
      await expect(page.getByRole('heading', { name: say.text('account.expiredTitle') })).toBeVisible()
      await expect(nickname).toBeHidden()
    }
    const other = await context.newPage()
    const logInElsewhere = async (number: string) => {
      await signIn(page, number)
      await other.goto(`${say.path('log-in')}?returned=1`)
    }
    await page.goto(say.path('profile-settings'))
    await expect(nickname).toHaveValue('Rasa')
    await nickname.fill('Rasytė')
    await endSession()
    await expectAccessible(page)
    await logInElsewhere(rasa)
    // Still loading when the session ends, the other tab would go to log in by itself.
    await expect(other).toHaveURL(say.path('dashboard'))
    await expect(other.getByRole('heading', { name: say.text('dashboard.balance') })).toBeVisible()
    await expect(nickname).toBeVisible()
    await expect(nickname).toHaveValue('Rasytė')

    await endSession()
    const release = await holdBack(page, /\/api\/v1\/graphql/)
    await logInElsewhere(tomas)
    await expect(page.getByText(say.text('account.checking')).first()).toBeVisible()
    await expect(nickname).toBeHidden()
    release()
    await expect(nickname).toHaveValue('Tomas')
  })

for (const language of languagesFor('session: missing number'))
  test(`a number that is no longer in use leads to its page, and leaves the address (${language})`, async ({
    person,
    allow,
  }) => {
    allow(/ 403 /)
    const { page, say } = await person({ language, number: rasa, signedIn: true })
    await page.route('**/api/v1/graphql', (route) =>
      route.fulfill({ status: 403, json: {}, headers: { 'X-Missing-Phone-Number': rasa } }),
    )
    await page.goto(say.path('dashboard'))
    await page.waitForURL(say.path('number-no-longer-in-use'))
    await expect(page.getByText('+370 612 34567')).toBeVisible()
  })

for (const language of languagesFor('session: nobody'))
  test(`a public page asks the operator nothing, and loads a form’s script only for the form (${language})`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const path of [pathOf(language, ''), wordsIn(language).path('become-a-partner')])
      await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /\/api\/|Lead|client\./.test(url))).toEqual([])
  })

for (const language of languagesFor('session: ending'))
  test(`before a session ends it is said, and a user who stays signed in continues with what they typed (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, number: '+37061616161', signedIn: true })
    const { page, say } = customer
    const status = '**/api/v1/authorization-status*'
    await page.route(status, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), expiresInSeconds: 100 } })
    })
    await page.goto(say.path('profile-settings'))
    await page.getByLabel(say.text('settings.nickname')).fill('Darbas')
    const dialog = page.getByRole('dialog', { name: say.text('account.endingTitle') })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await page.unroute(status)
    await dialog.getByRole('button', { name: say.text('account.stay') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel(say.text('settings.nickname'))).toHaveValue('Darbas')
  })

for (const language of languagesFor('session: everywhere'))
  test(`logging out everywhere ends the sessions of other browsers too (${language})`, async ({
    person,
    browser,
    allow,
  }) => {
    // The other browser may ask before it knows.
    allow(/ 401 /)
    const customer = await person({ language, number: '+37066666666', signedIn: true })
    const { page, say } = customer
    const elsewhere = await browser.newPage()
    await signIn(elsewhere, '+37066666666')
    await elsewhere.goto(say.path('profile-settings'))
    await expect(elsewhere.getByRole('heading', { name: say.text('settings.sessions') })).toBeVisible()
    await page.goto(say.path('profile-settings'))
    await customer.button(say.text('settings.logOutEverywhere')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.text('settings.logOutEverywhere') })
      .click()
    await page.waitForURL(pathOf(language, ''))
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\?redirectUrl=/)
    await elsewhere.close()
  })
