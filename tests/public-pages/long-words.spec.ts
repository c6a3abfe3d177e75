import type { Page } from '@playwright/test'
import { accountPages } from '../account/pages.ts'
import { languagesFor, oneOf } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { type BuiltPage, builtContent, builtPages } from './built-site.ts'

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ page, allow }) => {
  allow(/^console error: .* 404 .*\/404/)
  // A maintenance page leads back where nothing is under maintenance; this answer leads nowhere.
  await page.route('**/switches', (route) => route.fulfill({ json: null }))
})

/**
 * Puts a word of 300 letters into each text of the page, a few texts at a time and each alone where those were too wide:
 * the texts with which the page scrolls sideways. Questions, menus and dialogs are open; the brand's name is a drawing.
 */
const textsThatWiden = () => {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
  for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: CharacterData[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const isRead = text.parentElement?.checkVisibility() && !text.parentElement.closest('.wordmark')
    if (isRead && text instanceof CharacterData && text.data.trim()) texts.push(text)
  }
  const isWideWith = (some: CharacterData[]) => {
    const said = some.map(({ data }) => data)
    for (const text of some) text.data = 'ilgas'.repeat(60)
    const { scrollWidth } = document.documentElement
    some.forEach((text, index) => {
      text.data = said[index] ?? ''
    })
    return scrollWidth > innerWidth
  }
  // Far from each other, so that one does not make room for another.
  const steps = Math.ceil(texts.length / 8)
  return Array.from({ length: steps }, (_, step) => texts.filter((_, index) => index % steps === step))
    .filter(isWideWith)
    .flatMap((some) => some.filter((text) => isWideWith([text])))
    .map(({ data, parentElement }) => `${data.trim()} (${parentElement?.outerHTML.slice(0, 80)})`)
}

async function expectRoomForLongWords(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320)
  expect(await page.evaluate(textsThatWiden), page.url()).toEqual([])
}

/** Of each kind of page one that the commit chooses; the sweep sees all of them. */
function sampled(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const kinds = new Map(builtContent('lt').map(({ id, type }) => [id, type]))
  const byKind = Map.groupBy(pages, ({ id }) => kinds.get(id))
  return [...byKind.values()].flatMap((alike) => oneOf('long words', alike))
}

for (const language of languagesFor('long words'))
  test(`a word of 300 letters makes no public page scroll sideways (${language})`, async ({ page }) => {
    test.slow()
    const pages = builtPages().filter(
      (built) => built.isPublic && built.isOpened && built.language === language,
    )
    for (const { path } of sampled(pages)) {
      await page.goto(path)
      await expectRoomForLongWords(page)
    }
  })

for (const language of languagesFor('long words in self-service'))
  test(`a word of 300 letters makes no page of self-service scroll sideways (${language})`, async ({
    person,
  }) => {
    const { page, say } = await person({ language, number: '+37061234567', signedIn: 'strong' })
    for (const { id, fragment = '', figures } of accountPages) {
      await page.goto(`${say.path(id)}${fragment}`)
      await expect(figures(page, say)).toBeVisible()
      await expect(page.getByRole('main').locator('.spinner:visible')).toHaveCount(0)
      await expectRoomForLongWords(page)
    }
  })

for (const path of ['/gallery', '/gallery/account', '/gallery/requests', '/gallery/blocks/lt/uoga'])
  test(`a word of 300 letters makes no component scroll sideways (${path})`, async ({ page }) => {
    test.slow()
    await page.goto(path, { waitUntil: 'networkidle' })
    // The same components in the colours of two other themes.
    await page.locator('[data-gallery]:not([data-gallery=uoga])').evaluateAll((others) => {
      for (const other of others) other.remove()
    })
    await expectRoomForLongWords(page)
  })
