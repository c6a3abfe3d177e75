import { siteOrigin } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'

const analyticsAllowed = {
  cookies: [],
  origins: [
    {
      origin: siteOrigin,
      localStorage: [{ name: 'app:v1:consent', value: '{"C0002":true,"C0003":false,"C0004":false}' }],
    },
  ],
}

test('the tabs of self-service and the way to the usage details are made ready', async ({ page }) => {
  await signIn(page, '+37061234567')
  await page.goto('/en/mano/overview')
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(JSON.parse(rules ?? '')).toEqual({
    prerender: [
      {
        where: { selector_matches: '.account-tab:not([aria-current]),.gains-head a' },
        eagerness: 'moderate',
      },
    ],
  })
  for (const path of ['/en/mano/overview', '/en/mano/history', '/en/mano/settings', '/en/mano/usage'])
    await expect(page.locator(`.account-tab[href="${path}"], .gains-head a[href="${path}"]`)).toHaveCount(1)
})

test('a page that is only prerendered asks and shows, but writes, tells, counts and polls nothing until it is opened', async ({
  newVisitor,
  allow,
}) => {
  allow(/^foreign request/)
  const page = await newVisitor({ storageState: analyticsAllowed })
  await page.addInitScript(() => {
    const done: string[] = []
    let isOpened = false
    const note = (what: string) => isOpened || done.push(what)
    Object.assign(window, {
      done,
      openPage() {
        isOpened = true
        document.dispatchEvent(new Event('prerenderingchange'))
        document.dispatchEvent(new Event('visibilitychange'))
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
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, '+37061234567')
  await page.goto('/mano/apzvalga', { waitUntil: 'networkidle' })
  await expect(page.getByRole('meter').first()).toBeVisible()

  expect(await page.evaluate(() => Reflect.get(window, 'done'))).toEqual([])
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
  expect(asked).not.toContain('/switches')
  expect(await page.evaluate(() => sessionStorage.getItem('app:v1:last-known-gains'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('app:v1:user-info'))).toBeNull()

  await page.evaluate(() => Reflect.get(window, 'openPage')())
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('app:v1:last-known-gains')))
    .not.toBeNull()
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).toContain('page_view')
  await expect.poll(() => asked).toContain('/switches')
  await expect(page.locator('html')).toHaveAttribute('data-hint', '')
})
