import type { BrowserContext, Page } from '@playwright/test'
import { formatPhoneNumber, parsePhoneNumber } from '../../src/lib/phone-number.ts'
import { languagesFor, wordingLanguagesFor } from '../fixtures/matrix.ts'
import { expect, type Person, test } from '../fixtures/person.ts'

test.use({ serviceWorkers: 'allow' })

/** What fails while there is no connection. */
const withoutConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Opens a page of self-service; from then on the worker has all that it keeps. */
async function openKept({ page, say }: Person) {
  await page.goto(say.path('dashboard'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByRole('meter').first()).toBeVisible()
}

/** Everything in every cache of the site, by its address. */
const cachedIn = (page: Page): Promise<[address: string, body: string][]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const found = names.map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return Promise.all(
        requests.map(
          async ({ url }): Promise<[string, string]> => [
            new URL(url).pathname,
            (await (await cache.match(url))?.text()) ?? '',
          ],
        ),
      )
    })
    return (await Promise.all(found)).flat()
  })

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** The figures that the overview shows, as a person reads them. */
const balanceOf = (page: Page) => page.getByText('12,40 EUR').filter({ visible: true }).first()

async function loseConnection(context: BrowserContext) {
  await context.setOffline(true)
}

for (const language of wordingLanguagesFor('offline: last figures'))
  test(`without a connection the overview and the usage show the last figures with their time (${language})`, async ({
    person,
    context,
    allow,
  }) => {
    allow(withoutConnection)
    const rasa = await person({ language, situations: ['plan active'], balanceInCents: 1240, signedIn: true })
    const { page, say } = rasa
    await openKept(rasa)
    await expect(balanceOf(page)).toBeVisible()
    await loseConnection(context)
    await page.reload()
    const notice = page.locator('.notices')
    await expect(notice).toContainText(say.text('notices.offline'))
    await expect(notice).toContainText(say.pattern('account.asOf'))
    await expect(notice).toContainText(say.text('notices.offlineText'))
    await expect(balanceOf(page)).toBeVisible()
    await expect(page.getByRole('meter').first()).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: say.text('account.tabTopUp') }),
    ).toHaveCount(0)

    await page
      .getByRole('link', { name: say.text('account.tabUsage'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL((url) => url.pathname === say.path('usage-details'))
    await expect(page.getByRole('meter').first()).toBeVisible()
    await expect(notice).toContainText(say.text('notices.offline'))

    await context.setOffline(false)
    await expect(notice).toBeEmpty()
  })

for (const language of wordingLanguagesFor('offline: other pages'))
  test(`any other page says that there is no connection, and comes by itself when there is one (${language})`, async ({
    person,
    context,
    allow,
  }) => {
    allow(withoutConnection)
    const rasa = await person({ language, situations: ['plan active'], signedIn: true })
    const { page, say, heading } = rasa
    const noConnection = heading(say.entry('offlinePage', 'title'))
    await openKept(rasa)
    await loseConnection(context)
    for (const id of ['history', 'plansPageContent']) {
      await page.goto(say.path(id))
      await expect(noConnection).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === say.path(id))
    }
    await page.getByRole('link', { name: say.text('account.tryAgain') }).click()
    await expect(noConnection).toBeVisible()
    await context.setOffline(false)
    await expect(heading(say.entry('plansPageContent', 'title'))).toBeVisible()
  })

for (const language of languagesFor('offline: caches'))
  test(`no cache has anything of a person, and after the log-out there is none (${language})`, async ({
    person,
  }) => {
    const rasa = await person({ language, situations: ['plan active'], balanceInCents: 1240, signedIn: true })
    const { page, say, number } = rasa
    await openKept(rasa)
    for (const id of ['usage-details', 'history', 'profile-settings', 'plansPageContent', 'dashboard']) {
      await page.goto(say.path(id))
      await page.waitForLoadState('networkidle')
    }
    await expect(balanceOf(page)).toBeVisible()
    const kept = await cachedIn(page)
    expect(kept.length).toBeGreaterThan(50)
    const parsed = parsePhoneNumber(number)
    const figures = [number.slice(4), parsed ? formatPhoneNumber(parsed) : number, '12,40', '@']
    for (const [address, body] of kept) {
      expect(address).not.toMatch(/^\/api\//)
      for (const figure of figures) {
        if (figure === '@' && !/^\/(?!_astro)/.test(address)) continue
        expect.soft(body.includes(figure), `${figure} in ${address}`).toBe(false)
      }
    }
    // What someone without a session is sent is the same to the byte.
    const differing = await page.evaluate(async (pages) => {
      const differ = async ([address, body]: [string, string]) =>
        (await (await fetch(address, { credentials: 'omit', cache: 'reload' })).text()) === body
          ? []
          : [address]
      return (await Promise.all(pages.map(differ))).flat()
    }, kept)
    expect(differing).toEqual([])

    await page
      .getByRole('button', { name: say.text('account.logOut') })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === say.path('home'))
    expect(await cachedIn(page)).toEqual([])
    expect(await workersOf(page)).toBe(0)
  })

for (const language of languagesFor('offline: guests'))
  test(`only who is signed in and opens self-service gets the worker (${language})`, async ({ person }) => {
    const { page, say } = await person({ language, signedIn: true })
    await page.goto(say.path('plansPageContent'))
    await page.goto(say.path('top-up'))
    await page.waitForLoadState('networkidle')
    expect(await workersOf(page)).toBe(0)
  })
