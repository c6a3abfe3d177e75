import type { Language } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { allScreens, screensFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtPages } from './built-site.ts'

const publicPages = (language: Language) =>
  builtPages().filter((page) => page.isPublic && page.language === language)

test.beforeEach(async ({ page, allow }) => {
  allow(/^console error: .* 404 .*\/404/)
  // A maintenance page leads back where nothing is under maintenance; this answer leads nowhere.
  await page.route('**/switches', (route) => route.fulfill({ json: null }))
})

/** The page's width, and what of its text stands where nobody can see it. */
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

/** The words of headings that stand on two lines. */
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

// Lithuanian has the longest words; another language comes with the commit, and all in the full matrix.
for (const language of new Set(screensFor('narrow windows').map((screen) => screen.language))) {
  test(`no page is wider than a window of 320 px or cuts text off, with a reader's own spacing either; at 1024 px headings keep their words (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const wrong: string[] = []
    for (const { path } of publicPages(language)) {
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const broken = await page.evaluate(brokenWords)
      if (broken.length > 0) wrong.push(`${path} at 1024 px, broken: ${broken.join(', ')}`)
      await page.setViewportSize({ width: 320, height: 640 })
      const { width, cut } = await page.evaluate(outOfSight)
      if (width > 320 || cut.length > 0) wrong.push(`${path}: ${width} px, cut: ${cut.join(', ')}`)
      await page.evaluate((rules) => {
        const spacing = new CSSStyleSheet()
        spacing.replaceSync(rules)
        document.adoptedStyleSheets.push(spacing)
      }, readersSpacing)
      // With wider letters a table of figures may be scrolled to; what is cut off can't be.
      const spaced = await page.evaluate(outOfSight)
      if (spaced.cut.length > 0) wrong.push(`${path} spaced, cut: ${spaced.cut.join(', ')}`)
    }
    expect(wrong).toEqual([])
  })
}

for (const screen of allScreens) {
  const { language, viewport } = screen
  test(`the pages of this run are accessible (${language}, ${viewport.width} px)`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    const pages = publicPages(language).filter(({ id }) => screensFor(id).includes(screen))
    for (const { path } of pages) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}
