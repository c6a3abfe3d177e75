import type { Page } from '@playwright/test'
import { accountPages } from '../account/pages.ts'
import { languagesFor, oneOf } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { type BuiltPage, builtContent, builtPages } from './built-site.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, allow }) => {
  allow(/^console error: .* 404 .*\/404/)
  await page.route('**/switches', (route) => route.fulfill({ json: null }))
})

interface Reading {
  width: number
  /** Of letters alone, as phones and browsers enlarge them. */
  percent: 100 | 150 | 200
  /** As WCAG 1.4.12 lets readers set it. */
  isSpaced: boolean
}

const readings: readonly Reading[] = [320, 375, 640, 1280].flatMap((width) =>
  ([100, 150, 200] as const).flatMap((percent) =>
    [false, true].map((isSpaced) => ({ width, percent, isSpaced })),
  ),
)

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }'

/** The full sweep reads every way; each run the two that lose most, and one that the commit chooses. */
function readingsFor(name: string): readonly Reading[] {
  if (process.env.MATRIX === 'full') return readings
  const isHardest = ({ width, percent, isSpaced }: Reading) =>
    width === 320 && (isSpaced ? percent === 100 : percent === 200)
  return [
    ...readings.filter(isHardest),
    ...oneOf(
      name,
      readings.filter((reading) => !isHardest(reading)),
    ),
  ]
}

/** A reader's own styles, which no page's policy forbids. */
const setSpacing = (rules: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}

/** Words that no one can reach: cut by a box that doesn't scroll, or beyond the window. */
const lostTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  const within = document.createRange()
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const { parentElement: parent } = text
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    // What is drawn only, and what is hidden from sight on purpose.
    if (parent.closest('[aria-hidden=true], .sr-only, .wordmark, .footer-wordmark, .tab-title')) continue
    within.selectNodeContents(text)
    const words = within.getBoundingClientRect()
    if (words.width <= 1 || words.height <= 1) continue
    let right = innerWidth
    let left = 0
    for (let each: Element | null = parent; each; each = each.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(each)
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') {
        left = Number.NEGATIVE_INFINITY
        right = Number.POSITIVE_INFINITY
        break
      }
      if (overflowX === 'clip' || overflowX === 'hidden') {
        const box = each.getBoundingClientRect()
        // Hidden from sight on purpose, for those who listen.
        if (box.width <= 1) right = Number.POSITIVE_INFINITY
        if (box.width <= 1) break
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
    }
    const excess = Math.max(words.right - right, left - words.left)
    if (excess > 2) lost.push(`${text.textContent.trim().slice(0, 40)} (${Math.round(excess)} px)`)
  }
  return lost
}

async function expectNothingLost(page: Page, { width, percent, isSpaced }: Reading): Promise<void> {
  await page.setViewportSize({ width, height: 720 })
  const browser = await page.context().newCDPSession(page)
  const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) }
  await browser.send('Page.setFontSizes', { fontSizes })
  await page.evaluate(setSpacing, isSpaced ? spacing : '')
  await page.evaluate(() => document.fonts.ready)
  const about = `${page.url()} at ${width} px, ${percent} %${isSpaced ? ', spaced' : ''}`
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), about).toBe(width)
  expect.soft(await page.evaluate(lostTexts), about).toEqual([])
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
}

/** Of each kind of page one that the commit chooses; the sweep sees all of them. */
function sampled(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const kinds = new Map(builtContent('lt').map(({ id, type }) => [id, type]))
  const byKind = Map.groupBy(pages, ({ id }) => kinds.get(id))
  return [...byKind.values()].flatMap((alike) => oneOf('reflow', alike))
}

for (const language of languagesFor('reflow'))
  test(`however large and spaced the letters are, no public page loses words (${language})`, async ({
    page,
  }) => {
    test.setTimeout(1_800_000)
    const pages = builtPages().filter(
      (built) => built.isPublic && built.isOpened && built.language === language,
    )
    for (const { path } of sampled(pages)) {
      await page.goto(path)
      for (const reading of readingsFor(`reflow ${path}`)) await expectNothingLost(page, reading)
    }
  })

const galleries = [
  '/gallery',
  '/gallery/account',
  '/gallery/requests',
  '/gallery/blocks/ru/uoga',
  '/gallery/blocks/lt/extra',
]

for (const path of oneOf('reflow of the gallery', galleries))
  test(`however large and spaced the letters are, no state of a component loses words (${path})`, async ({
    page,
  }) => {
    test.setTimeout(1_800_000)
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const reading of readingsFor(`reflow ${path}`)) await expectNothingLost(page, reading)
  })

const sections = ['numbers', 'orders', 'alerts', 'consents', 'payments', 'sim', 'data']

for (const language of languagesFor('reflow in self-service'))
  test(`however large and spaced the letters are, no page of self-service loses words (${language})`, async ({
    person,
  }) => {
    test.setTimeout(1_800_000)
    const { page, say } = await person({ language, number: '+37061234567', signedIn: 'strong' })
    for (const { id, fragment = '', figures } of accountPages) {
      await page.goto(`${say.path(id)}${fragment}`)
      await expect(figures(page, say)).toBeVisible()
      await expect(page.getByRole('main').locator('.spinner:visible')).toHaveCount(0)
      for (const reading of readingsFor(`reflow ${id}`)) await expectNothingLost(page, reading)
    }
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(say.path('profile-settings'))
    await expect(page.getByRole('navigation', { name: say.text('settings.tabs') })).toContainText('Rasa')
    for (const reading of readingsFor('reflow settings')) await expectNothingLost(page, reading)
    for (const section of oneOf('reflow of a section', sections)) {
      await page.goto(`${say.path('profile-settings')}#${section}`)
      await expect(page.locator('.settings-card').first()).toBeVisible()
      await expect(page.locator('.settings-skeleton')).toHaveCount(0)
      for (const reading of readingsFor(`reflow ${section}`)) await expectNothingLost(page, reading)
    }
  })
