import type { Page, Route } from '@playwright/test'
import { siteOrigin } from '../fixtures/addresses.ts'
import { oneOf, thirdOf } from '../fixtures/matrix.ts'
import { expect, signIn, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'
import { accountPages } from './pages.ts'

const analyticsAllowed = {
  cookies: [],
  origins: [
    {
      origin: siteOrigin,
      localStorage: [{ name: 'app:v1:consent', value: '{"C0002":true,"C0003":false,"C0004":false}' }],
    },
  ],
}

/** Makes the page one that is only prerendered until `openPage` is called; `firstSeen` is then what the first frame showed. */
function onlyPrerendered() {
  const done: string[] = []
  let isOpened = false
  const note = (what: string) => isOpened || done.push(what)
  Object.assign(window, {
    done,
    openPage() {
      isOpened = true
      document.dispatchEvent(new Event('prerenderingchange'))
      document.dispatchEvent(new Event('visibilitychange'))
      return new Promise((resolve) => requestAnimationFrame(() => resolve(document.body.innerText)))
    },
  })
  Object.defineProperty(document, 'prerendering', { get: () => !isOpened })
  Object.defineProperty(document, 'visibilityState', { get: () => (isOpened ? 'visible' : 'hidden') })
  for (const name of ['setItem', 'removeItem'] as const) {
    const write = Storage.prototype[name]
    Storage.prototype[name] = function (this: Storage, key: string, value?: string) {
      note(`${name} ${key}`)
      return Reflect.apply(write, this, [key, value])
    }
  }
  const tell = BroadcastChannel.prototype.postMessage
  BroadcastChannel.prototype.postMessage = function (this: BroadcastChannel, message: unknown) {
    note(`told ${String(message)}`)
    return Reflect.apply(tell, this, [message])
  }
}

/** Someone goes to the prerendered page: what its first frame shows. */
const openPage = (page: Page): Promise<string> => page.evaluate(() => Reflect.get(window, 'openPage')())

/** The operator's calls of a page from now on, by name. */
function callsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const [, operation = pathname] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? []
    asked.push(operation)
  })
  return asked
}

test('the tabs of self-service and the way to the usage details are prepared once the page has its figures', async ({
  page,
}) => {
  await signIn(page, '+37061234567')
  const held: Route[] = []
  await page.route('**/api/v1/graphql', async (route) => {
    if (/"operationName":"commonUsage"/.test(route.request().postData() ?? '')) held.push(route)
    else await route.continue()
  })
  const say = wordsIn('en')
  await page.goto(say.path('dashboard'))
  const rules = await page.locator('script[type=speculationrules]').textContent()
  const ready = '[data-rested]'
  expect(JSON.parse(rules ?? '')).toEqual({
    prerender: [{ where: { selector_matches: ready }, eagerness: 'immediate' }],
  })
  await expect(page.getByRole('heading', { name: say.text('dashboard.balance') })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator(ready)).toHaveCount(0)

  for (const route of held) await route.continue()
  await expect(page.locator(ready)).toHaveCount(3)
  for (const id of ['history', 'profile-settings', 'usage-details'])
    await expect(page.locator(ready).and(page.locator(`[href="${say.path(id)}"]`))).toHaveCount(1)
})

test('a page that is only prerendered asks, writes, tells, counts and polls nothing until it is opened', async ({
  newVisitor,
  allow,
}) => {
  allow(/^foreign request/)
  const page = await newVisitor({ storageState: analyticsAllowed })
  await page.addInitScript(onlyPrerendered)
  const asked = callsOf(page)
  const switches: string[] = []
  page.on('request', (request) => switches.push(new URL(request.url()).pathname))
  await signIn(page, '+37061234567')
  await page.goto(wordsIn('lt').path('dashboard'), { waitUntil: 'networkidle' })

  expect(await page.evaluate(() => Reflect.get(window, 'done'))).toEqual([])
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
  expect(asked).toEqual([])
  expect(switches).not.toContain('/switches')

  await openPage(page)
  await expect(page.getByRole('meter').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('app:v1:last-known-gains')))
    .not.toBeNull()
  await expect.poll(() => switches).toContain('/switches')
  await expect(page.locator('html')).toHaveAttribute('data-hint', '')
  expect(asked).toContain('commonUsage')
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})

const madeReady = ['dashboard', 'usage-details', 'history', 'profile-settings']

for (const { id, figures } of oneOf(
  'prerender: made ready',
  accountPages.filter(({ id }) => madeReady.includes(id)),
))
  test(`a page prepared asks the operator nothing before someone comes to it, and nothing twice then (${id})`, async ({
    page,
  }) => {
    const say = wordsIn('lt')
    await signIn(page, '+37061234567')
    await page.goto(say.path('dashboard'))
    await expect(page.getByRole('meter').first()).toBeVisible()
    await page.addInitScript(onlyPrerendered)
    await page.goto('about:blank')
    const asked = callsOf(page)
    await page.goto(say.path(id), { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await openPage(page)
    await expect(figures(page, say)).toBeVisible()
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  })

/** What the tab or another one did while the dashboard was only prerendered, with 12,34 € known since just now. */
const meanwhile: { what: string; shows: string | undefined; isOpen?: boolean; act: () => void }[] = [
  { what: 'nothing happened', shows: '12,34', isOpen: true, act() {} },
  {
    what: 'this tab was told newer figures',
    shows: '77,77',
    isOpen: true,
    act: () =>
      sessionStorage.setItem('app:v1:last-known-balance', JSON.stringify({ value: 7777, at: Date.now() })),
  },
  {
    // The bar says of when its balance is; the page waits for the operator.
    what: 'six minutes went by',
    shows: '12,34',
    act() {
      const { now } = Date
      Date.now = () => now() + 360_000
    },
  },
  {
    what: 'somebody logged out in this tab',
    shows: undefined,
    act() {
      localStorage.removeItem('app:v1:user-info')
      sessionStorage.clear()
    },
  },
  {
    what: 'somebody logged out in another tab',
    shows: undefined,
    act: () => localStorage.removeItem('app:v1:user-info'),
  },
  {
    what: 'another tab went over to another number',
    shows: undefined,
    act: () => localStorage.setItem('app:v1:customer-since', `${Date.now() + 1}`),
  },
]

for (const { what, shows, isOpen = false, act } of thirdOf('prerender: meanwhile', meanwhile))
  test(`what a prerendered page shows at first is what is known when someone comes: ${what}`, async ({
    page,
  }) => {
    await signIn(page, '+37061234567')
    await page.goto(wordsIn('lt').path('dashboard'))
    await expect(page.getByRole('meter').first()).toBeVisible()
    // A page that is about no one writes nothing of it.
    await page.goto(wordsIn('lt').path('not-found'))
    await page.evaluate(() => {
      const at = Date.now()
      const gains = JSON.parse(sessionStorage.getItem('app:v1:last-known-gains') ?? '{}')
      sessionStorage.setItem('app:v1:last-known-gains', JSON.stringify({ ...gains, at }))
      sessionStorage.setItem('app:v1:last-known-balance', JSON.stringify({ value: 1234, at }))
    })
    await page.addInitScript(onlyPrerendered)
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/api\/v1\/(graphql|authorization-status)/, async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto(wordsIn('lt').path('dashboard'), { waitUntil: 'networkidle' })
    await expect(page.getByRole('meter', { includeHidden: true }).first()).toBeAttached()
    await expect(page.locator('html')).toHaveCSS('opacity', '0')
    await page.evaluate(act)
    const seen = await openPage(page)
    if (shows) expect(seen).toContain(shows)
    for (const amount of ['12,34', '77,77']) if (amount !== shows) expect(seen).not.toContain(amount)
    await expect(page.getByRole('meter').first()).toBeVisible({ visible: isOpen })
    answer()
    await expect(page.getByRole('heading', { name: wordsIn('lt').text('account.balance') })).toBeVisible()
  })
