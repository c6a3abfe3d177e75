import type { Page } from '@playwright/test'
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

/** Numbers, names and addresses of a person in what the operator answers from now on. */
function personalTexts(page: Page): Set<string> {
  const found = new Set<string>()
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    const body = await response.text().catch(() => '')
    for (const [, text = ''] of body.matchAll(/"(?:phoneNumber|email|nickname|name)":"([^"]{5,})"/g))
      found.add(text)
  })
  return found
}

function phoneNumberOf({ number }: Person) {
  const parsed = parsePhoneNumber(number)
  if (!parsed) throw new Error(`no phone number: ${number}`)
  return parsed
}

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** The figures that the overview shows, as a person reads them. */
const balanceOf = (page: Page) => page.getByText('12,37 EUR').filter({ visible: true }).first()

for (const language of wordingLanguagesFor('offline: last figures'))
  test(`without a connection the overview and the usage show the last figures with their time (${language})`, async ({
    person,
    context,
    allow,
  }) => {
    allow(withoutConnection)
    const rasa = await person({ language, situations: ['plan active'], balanceInCents: 1237, signedIn: true })
    const { page, say } = rasa
    await openKept(rasa)
    await expect(balanceOf(page)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    const notice = page.locator('.notices')
    await expect(notice).toContainText(say.text('notices.offline'))
    await expect(notice).toContainText(say.text('notices.offlineText'))
    await expect(balanceOf(page)).toBeVisible()
    await expect(page.getByRole('meter').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(say.pattern('dashboard.asOf'))).toHaveCount(2)
    await expect(
      page.getByRole('main').getByRole('link', { name: say.text('account.tabTopUp') }),
    ).toBeDisabled()

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
    await context.setOffline(true)
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
    request,
  }) => {
    const rasa = await person({ language, situations: ['plan active'], balanceInCents: 1237, signedIn: true })
    const { page, say } = rasa
    const number = phoneNumberOf(rasa)
    const told = personalTexts(page)
    await openKept(rasa)
    for (const id of ['usage-details', 'history', 'profile-settings', 'plansPageContent', 'dashboard']) {
      await page.goto(say.path(id))
      await page.waitForLoadState('networkidle')
    }
    await expect(balanceOf(page)).toBeVisible()
    const kept = await cachedIn(page)
    expect(kept.length).toBeGreaterThan(50)
    const personal = new Set([number.slice(4), formatPhoneNumber(number), '12,37', ...told])
    const found = kept.flatMap(([address, body]) =>
      [...personal].filter((text) => body.includes(text) || address.includes(text)),
    )
    expect(found).toEqual([])
    expect(kept.filter(([address]) => address.startsWith('/api/'))).toEqual([])
    // What someone without a session is sent is the same to the byte.
    const differing: string[] = []
    for (const [address, body] of kept)
      if ((await (await request.get(address)).text()) !== body) differing.push(address)
    expect(differing).toEqual([])

    await page.locator('.number-menu > summary').press('Enter')
    await page.getByRole('button', { name: say.text('account.logOut') }).press('Enter')
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
