import { globSync, readFileSync } from 'node:fs'
import { languages } from '../../src/i18n/language.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

/** The longest that a button names. */
const longest = {
  sum: '100,00\u00a0EUR',
  price: '100,00\u00a0EUR',
  number: '+370\u00a0612\u00a034567',
  count: 12,
  plan: 'Gervuogė',
}

/** Keys of the texts within buttons, as components write them. */
function buttonKeys(): string[] {
  const sources = globSync('src/features/**/*.tsx', {
    exclude: (path) => /\.(test|fixture)\.tsx$/.test(path),
  })
  const labels = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/>\s*\{([^<>]*)\}\s*<\/(?:Button|ActionLink)>/g)].map(
      ([, label = '']) => label,
    ),
  )
  return [
    ...new Set(
      labels.flatMap((label) => [...label.matchAll(/words\[\s*'([\w.]+)'/g)].map(([, key = '']) => key)),
    ),
  ]
}

test('no button takes more than two lines at 320 px, besides its sum, in any language', async ({ page }) => {
  const keys = buttonKeys()
  expect(keys.length).toBeGreaterThan(60)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const texts = languages.flatMap((language) => {
    const say = wordsIn(language)
    return keys.map((key) => ({ language, text: say.text(key, longest) }))
  })
  const tooLong = await page.evaluate(async (all) => {
    await document.fonts.ready
    const shell = document.createElement('div')
    shell.className = 'shell'
    const button = document.createElement('button')
    button.className = 'button button-primary button-lg'
    shell.append(button)
    document.querySelector('main')?.replaceChildren(shell)
    button.textContent = 'A'
    const line = Number.parseFloat(getComputedStyle(button).lineHeight)
    const range = document.createRange()
    return all.flatMap(({ language, text }) => {
      button.textContent = text
      button.lang = language
      range.selectNodeContents(button)
      const lines = Math.round(range.getBoundingClientRect().height / line)
      const isWide = button.scrollWidth > button.clientWidth || shell.scrollWidth > shell.clientWidth
      // A sum may take a line of its own.
      return lines > (text.includes('EUR') ? 3 : 2) || isWide ? [`${language}: ${text} (${lines} lines)`] : []
    })
  }, texts)
  expect(tooLong).toEqual([])
})
