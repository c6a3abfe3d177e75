import { languages } from '../../src/i18n/language.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtContent, builtPaths, htmlOf } from '../public-pages/built-site.ts'
import { classOf, firstRenderBudget, scriptBudgets } from './budgets.ts'
import { weightOf } from './built-weight.ts'

for (const language of languages) {
  test(`every page fits the budgets of its class: first render, script (${language})`, () => {
    const tooHeavy = builtContent(language).flatMap((page) => {
      const pageClass = classOf(page)
      const { firstRender, blockingFiles, script } = weightOf(htmlOf(page.path))
      const fits = firstRender <= firstRenderBudget && script <= scriptBudgets[pageClass]
      return fits && blockingFiles === 0
        ? []
        : [{ path: page.path, pageClass, firstRender, blockingFiles, script }]
    })
    expect(tooHeavy).toEqual([])
  })
}

test('no page is in no budget: each that was built is one of the content', () => {
  const known = new Set(languages.flatMap((language) => builtContent(language).map(({ path }) => path)))
  const unknown = builtPaths().filter((path) => !known.has(path) && !path.startsWith('/gallery'))
  expect(unknown).toEqual([])
})
