import type { Page } from '../../src/content/page.ts'
import { isSelfServicePath, languages } from '../../src/i18n/language.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtContent, builtPaths, htmlOf } from '../public-pages/built-site.ts'
import {
  budgets,
  classOf,
  comesByItself,
  filesBeforePictureBudget,
  limitOf,
  scriptOfPage,
  settingsTabs,
} from './budgets.ts'
import { weightOf } from './built-weight.ts'

for (const language of languages) {
  test(`every page fits the budgets of its class: first render, script (${language})`, () => {
    const tooHeavy = builtContent(language).flatMap((page) => {
      const pageClass = classOf(page)
      const weight = weightOf(htmlOf(page.path), comesByItself(page))
      const { firstRender, blockingFiles, filesBeforePicture, script } = weight
      const fits =
        firstRender <= limitOf(budgets[pageClass].firstRender) &&
        script <= limitOf(budgets[pageClass].script) &&
        blockingFiles === 0 &&
        (pageClass !== 'reading' ||
          isSelfServicePath(page.path) ||
          filesBeforePicture <= filesBeforePictureBudget)
      return fits
        ? []
        : [{ path: page.path, pageClass, firstRender, blockingFiles, filesBeforePicture, script }]
    })
    expect(tooHeavy).toEqual([])
  })
}

test('no page is in no budget: each that was built is one of the content', () => {
  const known = new Set(languages.flatMap((language) => builtContent(language).map(({ path }) => path)))
  const unknown = builtPaths().filter((path) => !known.has(path) && !path.startsWith('/gallery'))
  expect(unknown).toEqual([])
})

/** The page with this id in each language. */
const inEachLanguage = (id: string): Page[] =>
  languages.flatMap((language) => builtContent(language).filter((page) => page.id === id))

const scriptOf = (page: Page, asksFor = comesByItself(page)) => weightOf(htmlOf(page.path), asksFor).script

test('pages where money is spent have budgets of their own: cart, top-up, each tab of the settings', () => {
  for (const page of inEachLanguage('cartPage'))
    expect(scriptOf(page), page.path).toBeLessThanOrEqual(limitOf(scriptOfPage.cart))
  for (const page of inEachLanguage('top-up')) {
    // The form answers what is typed before what asks the operator is there.
    expect(scriptOf(page, []), page.path).toBeLessThanOrEqual(limitOf(scriptOfPage.topUpForm))
    expect(scriptOf(page), page.path).toBeLessThanOrEqual(limitOf(scriptOfPage.topUp))
  }
  for (const page of inEachLanguage('profile-settings'))
    for (const tab of settingsTabs)
      expect(scriptOf(page, comesByItself(page, tab)), tab).toBeLessThanOrEqual(
        limitOf(budgets.selfService.script),
      )
})

test('later steps, the codes of an eSIM and the contract are on no page with a form at first', () => {
  const early = languages.flatMap((language) =>
    builtContent(language)
      .filter((page) => classOf(page) === 'form' || page.id === 'checkout')
      .flatMap((page) => weightOf(htmlOf(page.path), comesByItself(page)).scripts),
  )
  expect(early.length).toBeGreaterThan(0)
  expect(
    early.filter((address) =>
      /LaterSteps|DeliveryFields|EsimCodes|QrCode|OrderContract|placing/.test(address),
    ),
  ).toEqual([])
})
