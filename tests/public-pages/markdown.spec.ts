import { languages } from '../../src/i18n/language.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtContent, builtFile, htmlOf } from './built-site.ts'

// What this alone proves: each page to read is there as Markdown, whole, and is found from the page and from llms.txt.

test('each question and country that is found is Markdown too, which its page and llms.txt name', () => {
  const list = builtFile('llms.txt')
  for (const language of languages) {
    const pages = builtContent(language).filter(
      ({ type, noIndex }) => !noIndex && (type === 'articlePage' || type === 'countryPage'),
    )
    expect(pages.length).toBeGreaterThan(130)
    for (const { path, title } of pages) {
      const text = builtFile(`${path}.md`)
      expect(text, path).toMatch(/^# \S/)
      expect(text, path).toContain(title)
      expect(text, path).not.toMatch(/<\w+[ >]|&\w+;|undefined|\{\w+\}/)
      expect(htmlOf(path), path).toContain(`type="text/markdown" href="${path}.md"`)
      if (language === 'en') expect(list, path).toContain(`${path}.md)`)
    }
  }
})
