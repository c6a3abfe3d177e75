import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  inEachLanguage,
  inEveryLanguage,
  isExtraPath,
  isLanguage,
  languageOf,
  languages,
  pathOf,
} from './language.ts'

test.each([
  ['/', 'lt'],
  ['', 'lt'],
  ['/planai', 'lt'],
  ['/lt/planai', 'lt'],
  ['/en', 'en'],
  ['/en/plans', 'en'],
  ['/ru/', 'ru'],
  ['/de/plans', 'lt'],
  ['/EN/plans', 'lt'],
  ['/enciklopedija', 'lt'],
  ['/planai/en', 'lt'],
])('%j is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

test('home and other pages have a prefix in every language but Lithuanian', () => {
  expect(languages.map((language) => pathOf(language, ''))).toEqual(['/', '/en', '/ru'])
  expect(languages.map((language) => pathOf(language, 'mano/apzvalga'))).toEqual([
    '/mano/apzvalga',
    '/en/mano/apzvalga',
    '/ru/mano/apzvalga',
  ])
})

const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/).filter((text) => !isLanguage(text))
const slug = fc.array(segment, { maxLength: 3 }).map((segments) => segments.join('/'))

test("a page's path says its language, never ends in a slash and is no one else's", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      slug,
      fc.constantFrom(...languages),
      slug,
      (language, own, other, others) => {
        const path = pathOf(language, own)
        expect(languageOf(path)).toBe(language)
        expect(path).toMatch(/^\/$|^(\/[^/]+)+$/)
        expect(path === pathOf(other, others)).toBe(language === other && own === others)
      },
    ),
  )
})

test.each([
  ['/extra', true],
  ['/extra/saskaitos-papildymas/klaida', true],
  ['/en/extra/top-up-error', true],
  ['/ru/extra', true],
  ['/', false],
  ['/en', false],
  ['/extras', false],
  ['/planai/extra', false],
  ['/en/plans/extra', false],
  ['/de/extra', false],
])('%j belongs to the second line: %s', (path, isExtra) => {
  expect(isExtraPath(path)).toBe(isExtra)
})

test('something is made for each language, and is missing as a whole where one language lacks it', () => {
  expect(Object.keys(inEachLanguage(() => ''))).toEqual([...languages])
  expect(inEveryLanguage((language) => language)).toEqual({ lt: 'lt', en: 'en', ru: 'ru' })
  expect(inEveryLanguage(() => '')).toBeDefined()
  expect(inEveryLanguage((language) => (language === 'ru' ? undefined : language))).toBeUndefined()
})
