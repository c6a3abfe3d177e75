import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import type { Words } from '../fixtures/words.ts'

const Entries = v.array(v.unknown())

/** What is in the page's data layer. */
export const dataLayer = async (page: Page) =>
  v.parse(Entries, await page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? []))))

/** What the browser keeps of the choice. */
export const savedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('app:v1:consent'))

/** The names under which anyone but the site itself keeps something here: cookies, and keys of both storages. */
export const keptByProviders = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, '')),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]
      .filter((name) => name !== '' && name !== 'sandbox-visitor' && !name.startsWith('app:'))
      .sort(),
  )

/** Collects the addresses of other origins that the page asks for. */
export function foreignRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== siteOrigin) addresses.push(request.url())
  })
  return addresses
}

/** The scripts of all four providers, and nothing else, reach the page from elsewhere. */
export const providerRequest = new RegExp(
  `^foreign request: ${operatorOrigin}/(tags|chat|survey|site-control)/`,
)

export const banner = (page: Page, say: Words) =>
  page.getByRole('region', { name: say.text('consent.title') })

export const settings = (page: Page, say: Words) =>
  page.getByRole('dialog', { name: say.text('consent.openSettings') })

export const bannerButton = (page: Page, say: Words, key: string) =>
  banner(page, say).getByRole('button', { name: say.text(key) })

/** The button of the sandbox's chat, which comes by consent alone. */
export const chat = (page: Page) => page.locator('#sandbox-chat').getByRole('button')

/** The page's scripts, images and idle work are done: what would load by itself has loaded. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** The class of the element that the browser has measured as the page's largest contentful paint until now. */
export const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          resolve(last && 'element' in last && last.element instanceof Element ? last.element.className : '')
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

/** Notes what moves in the page while the banner is there; asked, it answers how much each time. */
export async function noteShiftsByBanner(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      if (document.querySelector('.consent-banner'))
        shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))))
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** The banner is there, and nothing of it moves any more. */
export async function expectBannerAtRest(page: Page, say: Words): Promise<void> {
  await expect(banner(page, say)).toBeVisible()
  await banner(page, say).evaluate((shown) =>
    Promise.all(shown.getAnimations().map(({ finished }) => finished)),
  )
}
