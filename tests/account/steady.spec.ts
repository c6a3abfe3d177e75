import type { Page, Route } from '@playwright/test'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { customer } from '../overview/customer.ts'
import { accountPages } from './pages.ts'

declare global {
  /** What has moved by itself since the page was opened: how much, in the browser's own measure, and what. */
  var shifts: { value: number; moved: string[] }[]
}

/** Notes from the first paint on what moves, where from and where to: who sees the test fail has to know. */
function noteShifts() {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: unknown) =>
    node instanceof Element ? `${node.localName}.${node.className}` : '#text'
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      )
      globalThis.shifts.push({ value: Number(entry.value), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What is there now has been painted. A page that was left meanwhile needs no painting. */
const painted = (page: Page) =>
  page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .catch(() => undefined)

/** Holds every answer back; lets them go one by one, each after the page has been painted without it. */
async function heldAnswers(page: Page) {
  const held: Route[] = []
  await page.route(/\/api\/v1\/(graphql|authorization-status)/, (route) => void held.push(route))
  return {
    forget: () => held.splice(0),
    /** Until `isThere`. The one that was asked for first comes first, or last. */
    async letGo(comesFirst: boolean, isThere: () => Promise<boolean>) {
      while (held.length > 0 || !(await isThere())) {
        await painted(page)
        const next = comesFirst ? held.shift() : held.pop()
        if (!next) continue
        const answered = page.waitForResponse((response) => response.request() === next.request())
        await next.continue()
        await (await answered).finished()
      }
      await painted(page)
    },
  }
}

for (const width of [375, 1440]) {
  test(`nothing in sight moves when figures come, whichever comes first (${width} px)`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 812 })
    await page.addInitScript(noteShifts)
    await signIn(page, '+37061234567')
    const answers = await heldAnswers(page)
    for (const comesFirst of [true, false])
      for (const { path, figures } of accountPages) {
        await page.goto('about:blank')
        answers.forget()
        await page.goto(path)
        await answers.letGo(comesFirst, () => figures(page).isVisible())
        const shifts = await page.evaluate(() => globalThis.shifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.002)
      }
  })

  test(`a guest’s result, and the game’s form, move nothing in sight when they come (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.addInitScript(noteShifts)
    const told = [
      ['/sekmingas-papildymas', page.getByRole('heading', { name: 'Mokėjimo čia nematome' })],
      ['/sim-uzsakymas', page.getByRole('heading', { name: 'Užsakymo čia nematome' })],
      ['/zaidimo-registracija-sekminga', page.getByRole('heading', { name: 'Registracijos čia nematome' })],
      ['/zaidimas', page.getByRole('button', { name: 'Registruoti numerį' })],
    ] as const
    for (const [path, result] of told) {
      await page.goto(path)
      await expect(result).toBeVisible()
      await painted(page)
      expect(await page.evaluate(() => globalThis.shifts), path).toEqual([])
    }
  })

  test(`an order that was begun is told above its form, which doesn’t move (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.addInitScript(noteShifts)
    await page.addInitScript(() => {
      const begun = JSON.stringify({ orderReference: 'XP3T-2WHD-005W-M8K7', payUrl: 'https://pay.example/' })
      for (const kind of ['sim', 'esim']) sessionStorage.setItem(`app:v1:${kind}-order-begun`, begun)
    })
    for (const path of ['/uzsisakyk-sim', '/uzsisakyk-esim']) {
      const isAsked = page.waitForResponse(/orders\/offer/)
      await page.goto(path)
      await isAsked
      await expect(page.getByRole('link', { name: 'Rodyti užsakymą' })).toBeVisible()
      await painted(page)
      expect(await page.evaluate(() => globalThis.shifts), path).toEqual([])
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
  test(`what self-service tells by itself moves nothing (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.addInitScript(noteShifts)
    for (const path of ['/mano/apzvalga', '/mano/naudojimas']) {
      const phoneNumber = await customer(page, 'plan active', 'balance 20')
      await page.goto(path)
      await expect(page.getByRole('meter').first()).toBeVisible()
      await expect(page.locator('.number-menu-name')).not.toBeEmpty()
      await painted(page)
      await page.evaluate(() => globalThis.shifts.splice(0))
      await sandbox.bringInto('top-up under way', phoneNumber)
      // The page asks anew when the connection comes back.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.locator('.notices .notification')).toBeVisible()
      await painted(page)
      expect(await page.evaluate(() => globalThis.shifts), path).toEqual([])
    }
  })

  test(`a connection that goes and comes, and figures that can’t be asked anew, move nothing (${width} px)`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED| 500 /)
    test.slow()
    await page.setViewportSize({ width, height: 812 })
    await page.addInitScript(noteShifts)
    await signIn(page, '+37061234567')
    const notices = page.locator('.notices')
    for (const { path, figures } of accountPages) {
      await page.goto(path)
      await expect(figures(page)).toBeVisible()
      // What is still asked when the connection goes would fail, and be told in its own place.
      await expect(page.locator('[data-rested]')).not.toHaveCount(0)
      await painted(page)
      await page.evaluate(() => globalThis.shifts.splice(0))
      await context.setOffline(true)
      await expect(notices).toContainText('Nėra ryšio. Taip buvo')
      await painted(page)
      await context.setOffline(false)
      await expect(notices).toBeEmpty()
      // A report is asked for once, by its period.
      if (path !== '/mano/paslaugu-ataskaita') {
        await page.route('**/api/v1/graphql', (route) => route.fulfill({ status: 500, json: {} }))
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await expect(notices).toContainText('Atnaujinti nepavyko. Taip buvo')
        await painted(page)
        await page.unroute('**/api/v1/graphql')
        await notices.getByRole('button', { name: 'Bandyti dar kartą' }).click()
        await expect(notices).toBeEmpty()
      }
      await painted(page)
      expect(await page.evaluate(() => globalThis.shifts), path).toEqual([])
    }
  })

  test(`two notices are one line over the heading, and cover nothing beneath it (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    const phoneNumber = await customer(page, 'insufficient for renewal')
    await sandbox.bringInto('top-up under way', phoneNumber)
    await page.goto('/mano/apzvalga')
    const pile = page.getByRole('button', { name: /Pranešimai: 2/ })
    await expect(pile).toContainText('Sąskaita pildoma')
    const over = await pile.boundingBox()
    const beneath = await page.locator('.balance-card').boundingBox()
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(beneath?.y ?? 0)
    await pile.press('Enter')
    await expect(page.getByText('Nepakanka lėšų planui pratęsti')).toBeVisible()
    await pile.press('Escape')
    await expect(page.getByText('Nepakanka lėšų planui pratęsti')).toBeHidden()
  })
}

test('Back leads to where a page of self-service was left, once the operator has said who is there', async ({
  page,
}) => {
  await customer(page, 'plan active', 'many history rows')
  // What takes focus is scrolled to at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mano/istorija')
  const older = page.getByRole('button', { name: 'Rodyti senesnius' })
  await older.focus()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.evaluate(() => location.assign('/planai'))
  await page.waitForURL('/planai')
  await page.evaluate(() => history.back())
  await expect(older).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})
