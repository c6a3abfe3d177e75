import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { type Screen, screenFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtPages } from './built-site.ts'

/** Which pages there are is known once the site is built: each test takes every sixth of them. */
const parts = 6

test.beforeEach(async ({ page, allow }) => {
  allow(/^console error: .* 404 .*\/404/)
  // A maintenance page leads back where nothing is under maintenance; this answer leads nowhere.
  await page.route('**/switches', (route) => route.fulfill({ json: null }))
})

/** The page's width, and what of its text is where no one can see it. */
const outOfSight = () => {
  const isCut = (element: Element): boolean => {
    const { right } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      // Words for a screen reader alone.
      if (box.clientWidth <= 1) return false
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      if (overflowX === 'visible') continue
      return right > box.getBoundingClientRect().right + 1
    }
    return false
  }
  const cut = [...document.querySelectorAll('main *')].filter(
    (element) => element.children.length === 0 && element.textContent && element.checkVisibility(),
  )
  return {
    width: document.documentElement.scrollWidth,
    cut: cut.filter(isCut).map(({ textContent }) => textContent.trim()),
  }
}

/** The words of headings that are on two lines. */
const brokenWords = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
    // Words for a screen reader alone.
    if (getComputedStyle(heading).clipPath !== 'none') return []
    const words: string[] = []
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}+/gu) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) words.push(word)
      }
    return words
  })

/** What a person may set for reading: WCAG 2.2, 1.4.12. */
const readersSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** What is wrong with the page that is open: at 1024 px with its headings, at 320 px with its width or its texts. */
async function flawsWhenNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.evaluate(() => document.fonts.ready)
  const broken = await page.evaluate(brokenWords)
  await page.setViewportSize({ width: 320, height: 640 })
  const { width, cut } = await page.evaluate(outOfSight)
  await page.evaluate((rules) => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(rules)
    document.adoptedStyleSheets.push(spacing)
  }, readersSpacing)
  // With wider letters a table of figures may be scrolled to; what is cut off can't be.
  const spaced = await page.evaluate(outOfSight)
  return [
    ...broken.map((word) => `at 1024 px, broken: ${word}`),
    ...(width > 320 ? [`${width} px wide`] : []),
    ...cut.map((text) => `cut: ${text}`),
    ...spaced.cut.map((text) => `spaced, cut: ${text}`),
  ]
}

/** A page that follows the system's colours is met in both, as the screen is. */
async function openOn(page: Page, path: string, { viewport }: Screen): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: viewport.width < 1024 ? 'light' : 'dark' })
  await page.goto(path)
}

// Every page is looked at on the screen that the commit chooses, and in Lithuanian, which has the longest words.
for (const language of languages)
  for (let part = 0; part < parts; part++)
    test(`pages are accessible, and no word is cut or broken in narrow windows (${language}, ${part + 1} of ${parts})`, async ({
      page,
    }) => {
      test.slow(process.env.MATRIX === 'full')
      const wrong: string[] = []
      const pages = builtPages().filter(
        (built) => built.isPublic && built.isOpened && built.language === language,
      )
      for (const { id, path } of pages.filter((_, index) => index % parts === part)) {
        const screens = screenFor(id).filter((screen) => screen.language === language)
        for (const screen of screens) {
          await openOn(page, path, screen)
          await expectAccessible(page)
        }
        if (screens.length === 0 && language === 'lt') await page.goto(path)
        if (screens.length > 0 || language === 'lt')
          wrong.push(...(await flawsWhenNarrow(page)).map((flaw) => `${path}: ${flaw}`))
      }
      expect(wrong).toEqual([])
    })
