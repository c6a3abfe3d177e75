import type { Page, Route } from '@playwright/test'
import { holdBack } from '../fixtures/hold-back.ts'
import { screenFor, thirdOf } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { backForwardCache } from '../fixtures/tags.ts'
import { wordsIn } from '../fixtures/words.ts'
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

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The windows of this run: by turns a phone or a desk, and in the full matrix both. */
const widths = new Set(screenFor('what moves').map(({ viewport }) => viewport.width))
/** A phone has no place beside its heading: there a notice moves the page by its own few lines, and no more. */
const mostOfANotice = (width: number) => (width < 600 ? 0.15 : 0)

const rasa = '+37061234567'

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })
    test.beforeEach(({ page }) => page.addInitScript(noteShifts))

    for (const { id, fragment = '', figures } of thirdOf(`steady: first, ${width}`, accountPages))
      test(`nothing in sight moves when figures come, whichever comes first (${id})`, async ({
        page,
        person,
      }) => {
        const { say } = await person({ number: rasa, signedIn: true })
        const answers = await heldAnswers(page)
        for (const comesFirst of [true, false]) {
          await page.goto('about:blank')
          answers.forget()
          await page.goto(say.path(id) + fragment)
          await answers.letGo(comesFirst, () => figures(page, say).isVisible())
          const shifts = await page.evaluate(() => globalThis.shifts)
          const sum = shifts.reduce((total, { value }) => total + value, 0)
          expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.002)
        }
      })

    test('a guest’s result, and the game’s form, move nothing in sight when they come', async ({ page }) => {
      const say = wordsIn('lt')
      const nothing = (key: string) => page.getByRole('heading', { name: say.text(key) })
      const told = [
        ['top-up-success', nothing('topUpResult.nothingTitle')],
        ['sim-order', nothing('cardOrder.nothingTitle')],
        ['game-registration-success', nothing('game.unknown')],
        ['game-registration', page.getByRole('button', { name: say.text('game.submit') })],
      ] as const
      for (const [id, result] of told) {
        await page.goto(say.path(id))
        await expect(result).toBeVisible()
        await painted(page)
        expect(await page.evaluate(() => globalThis.shifts), id).toEqual([])
      }
    })

    test('an order that was begun is shown above its form, which doesn’t move', async ({ page }) => {
      const say = wordsIn('lt')
      await page.addInitScript(() => {
        const begun = JSON.stringify({
          orderReference: 'XP3T-2WHD-005W-M8K7',
          awaitsPayment: true,
        })
        for (const kind of ['sim', 'esim']) sessionStorage.setItem(`app:v1:${kind}-order-begun`, begun)
      })
      for (const id of ['order-sim', 'order-esim']) {
        const isAsked = page.waitForResponse(/orders\/offer/)
        await page.goto(say.path(id))
        await isAsked
        await expect(page.getByRole('link', { name: say.text('cardOrder.begunLink') })).toBeVisible()
        await painted(page)
        expect(await page.evaluate(() => globalThis.shifts), id).toEqual([])
      }
    })

    test('what was known last is painted first, and stays where it is', async ({ page, person }) => {
      const { say } = await person({ number: rasa, signedIn: true })
      await page.goto(say.path('dashboard'))
      const meter = page.getByRole('meter').first()
      await expect(meter).toBeVisible()
      const answer = await holdBack(page, /\/api\/v1\/graphql/)
      await page.goto(say.path('usage-details'))
      const asOf = page.getByRole('paragraph').filter({ hasText: say.pattern('account.asOf') })
      await expect(asOf.first()).toBeVisible()
      const known = await meter.boundingBox()
      answer()
      await expect(page.getByRole('button', { name: say.text('usage.cancel') })).toBeVisible()
      const told = await meter.boundingBox()
      expect(Math.abs((told?.y ?? 0) - (known?.y ?? 0))).toBeLessThan(40)
      expect(told?.x).toBe(known?.x)
    })

    for (const id of ['dashboard', 'usage-details'])
      test(`what self-service tells by itself moves no more than its line (${id})`, async ({
        page,
        person,
      }) => {
        const { say, number } = await person({ situations: ['plan active', 'balance 20'], signedIn: true })
        await page.goto(say.path(id))
        await expect(page.getByRole('meter').first()).toBeVisible()
        await expect(page.locator('.number-menu-name')).not.toBeEmpty()
        await painted(page)
        await page.evaluate(() => globalThis.shifts.splice(0))
        await sandbox.bringInto('top-up under way', number)
        // The page asks again when the connection comes back.
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await expect(page.locator('.notices .notification')).toBeVisible()
        await painted(page)
        const shifts = await page.evaluate(() => globalThis.shifts)
        expect(shifts.filter(({ value }) => value > mostOfANotice(width))).toEqual([])
      })

    for (const { id, fragment = '', figures } of thirdOf(`steady: connection, ${width}`, accountPages))
      test(`a connection that goes and comes, and figures that can’t be asked again, move no more than a notice (${id})`, async ({
        page,
        context,
        person,
        allow,
      }) => {
        allow(/ERR_INTERNET_DISCONNECTED| 500 /)
        const { say } = await person({ number: rasa, signedIn: true })
        const notices = page.locator('.notices')
        await page.goto(say.path(id) + fragment)
        await expect(figures(page, say)).toBeVisible()
        // What is still asked when the connection goes would fail, and be shown in its own place.
        await expect(page.locator('[data-rested]')).not.toHaveCount(0)
        await painted(page)
        await page.evaluate(() => globalThis.shifts.splice(0))
        await context.setOffline(true)
        await expect(notices).toContainText(say.text('notices.offline'))
        await painted(page)
        await context.setOffline(false)
        await expect(notices).toBeEmpty()
        // A report is asked for once, by its period.
        if (id !== 'service-report') {
          await page.route('**/api/v1/graphql', (route) => route.fulfill({ status: 500, json: {} }))
          await page.evaluate(() => dispatchEvent(new Event('online')))
          await expect(notices).toContainText(say.text('notices.stale'))
          await painted(page)
          await page.unroute('**/api/v1/graphql')
          await notices.getByRole('button', { name: say.text('account.tryAgain') }).click()
          await expect(notices).toBeEmpty()
        }
        await painted(page)
        const shifts = await page.evaluate(() => globalThis.shifts)
        expect(shifts.filter(({ value }) => value > mostOfANotice(width))).toEqual([])
      })

    test('two notices are one line, which covers neither the heading nor the balance', async ({
      page,
      person,
    }) => {
      const { say } = await person({
        situations: ['insufficient for renewal', 'top-up under way'],
        signedIn: true,
      })
      await page.goto(say.path('dashboard'))
      const pile = page.getByRole('button', { name: say.text('notices.all', { n: 2 }) })
      await expect(pile).toContainText(say.entry('notificationRefillOperationInProgress', 'title'))
      const line = await pile.boundingBox()
      for (const figure of [page.getByRole('heading', { level: 1 }), page.locator('.balance-card')]) {
        const words = await figure.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { x, y, width, height } = range.getBoundingClientRect()
          return { x, y, width, height }
        })
        expect(line && meet(line, words)).toBe(false)
      }
      const insufficient = page.getByText(say.text('dashboard.insufficientTitle'))
      await pile.press('Enter')
      await expect(insufficient).toBeVisible()
      await pile.press('Escape')
      await expect(insufficient).toBeHidden()
    })
  })
}

test('Back leads to where a page of self-service was left, once the operator has said who is there', {
  tag: backForwardCache,
}, async ({ page, person }) => {
  const { say } = await person({ situations: ['plan active', 'many history rows'], signedIn: true })
  // What takes focus is scrolled to at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(say.path('history'))
  const older = page.getByRole('button', { name: say.text('history.more') })
  await expect(older).toBeEnabled()
  // The page has everything: nothing that comes later moves it, and nothing under way keeps it out of the browser's memory.
  await expect(page.locator('[data-rested]')).not.toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await older.focus()
  await painted(page)
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.evaluate((path) => location.assign(path), say.path('plansPageContent'))
  await page.waitForURL(say.path('plansPageContent'))
  await page.evaluate(() => history.back())
  await expect(older).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})
