import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/person.ts'

/** So long may a page be held by what is in the storage, with all else that its script does. Milliseconds. */
const limit = 2_000

/** Under each key of the site as many valid lines as a storage takes, as an extension or another tab may have left them. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    const lines = Array.from({ length: 80_000 }, (_, index) => ({ planId: `p${index}`, submitted: false }))
    const text = JSON.stringify(lines)
    const read = Storage.prototype.getItem
    // No browser keeps that much under every key at once: to the site it looks as if one did.
    Storage.prototype.getItem = function getItem(name) {
      return read.call(this, name) ?? (name.startsWith('app:v1:') ? text : null)
    }
    const longest = { tasks: 0 }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.tasks = Math.max(longest.tasks, duration)
    }).observe({ type: 'longtask', buffered: true })
  })

const longestTask = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'longest'), 'tasks')))

const pages = [
  'plansPageContent',
  'cartPage',
  'checkout',
  'order-success',
  'top-up',
  'top-up-waiting',
  'order-esim',
  'esim-order',
  'activate',
  'auto-top-up',
  'dashboard',
  'roamingPageContent',
  'game-registration-success',
]

test('80,000 valid lines under every key hold no page up', async ({ page, person }) => {
  const { say } = await person({ signedIn: true })
  await fillStorage(page)
  for (const pageId of pages) {
    await page.goto(say.path(pageId))
    await page.waitForLoadState('networkidle')
    expect(await longestTask(page), pageId).toBeLessThan(limit)
  }
})

test('nor does a fragment of 100,000 letters', async ({ page, person }) => {
  const { say } = await person()
  await fillStorage(page)
  for (const pageId of ['plansPageContent', 'roamingPageContent', 'top-up', 'esim-order', 'checkout'])
    for (const start of ['kept=', 'orderReference=', '']) {
      await page.goto('about:blank')
      await page.goto(`${say.path(pageId)}#${start}${'e'.repeat(100_000)}`)
      await page.waitForLoadState('networkidle')
      expect(await longestTask(page), `${pageId}#${start}`).toBeLessThan(limit)
    }
})
