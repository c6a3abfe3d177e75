import { isOfflinePage } from '../../src/content/page-kind.ts'
import { type Language, languages, pathOf } from '../../src/i18n/language.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtContent, htmlOf } from './built-site.ts'

/** Pages that a flow leads to, or that say how something went: no one looks for them. */
const stepsOfFlows = [
  'genericStatusPage',
  'successfulPaymentPage',
  'checkoutPage',
  'maintenancePage',
  'notFoundPage',
]

/** Of links, and of forms that lead to a page: the header's search. */
const linkTargets = /<(?:a\b[^>]*?\shref|form\b[^>]*?\saction)="(\/[^"#?]*)/g

/** How many presses each page is away from home. */
function pressesTo(language: Language): Map<string, number> {
  const home = pathOf(language, '')
  const known = new Set(builtContent(language).map(({ path }) => path))
  const presses = new Map([[home, 0]])
  // A map is walked in the order in which it grows.
  for (const [path, count] of presses)
    for (const [, target = ''] of htmlOf(path).matchAll(linkTargets))
      if (known.has(target) && !presses.has(target)) presses.set(target, count + 1)
  return presses
}

test('every page that one may look for is at most three presses from home', () => {
  for (const language of languages) {
    const presses = pressesTo(language)
    const far = builtContent(language)
      .filter((page) => !stepsOfFlows.includes(page.type) && !isOfflinePage(page))
      .filter(({ path }) => (presses.get(path) ?? Number.POSITIVE_INFINITY) > 3)
    expect(
      far.map(({ path }) => path),
      language,
    ).toEqual([])
  }
})

test('what was hard to find is one press from home', () => {
  for (const language of languages) {
    const presses = pressesTo(language)
    const ids = [
      'tripCalculatorPageContent',
      'game-registration',
      'lead-generation',
      'top-up-extra',
      'contact',
    ]
    const paths = builtContent(language).filter(({ id }) => ids.includes(id))
    expect(paths).toHaveLength(ids.length)
    for (const { path } of paths) expect(presses.get(path), path).toBe(1)
  }
})
