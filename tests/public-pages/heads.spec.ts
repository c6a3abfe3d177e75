import sharp from 'sharp'
import type { FaqItem } from '../../src/content/block.ts'
import { defaultLanguage, languages } from '../../src/i18n/language.ts'
import { siteOrigin } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'
import { builtContent, builtPaths, builtPicture, exists, htmlOf } from './built-site.ts'

// What these alone prove: what search engines and previews read of each built page is its own, complete and leads somewhere.

const listed = () => languages.flatMap((language) => builtContent(language).filter(({ noIndex }) => !noIndex))

const headOf = (path: string) => htmlOf(path).split('<body', 1)[0] ?? ''

/** What the first group of a pattern finds in a page's head. */
const found = (path: string, pattern: RegExp) =>
  [...headOf(path).matchAll(pattern)].map(([, value = '']) => value)

/** Values that several pages have, with those pages. */
const shared = (pattern: RegExp) =>
  [...Map.groupBy(listed(), ({ path }) => found(path, pattern).join())]
    .filter(([value, pages]) => value === '' || pages.length > 1)
    .map(([value, pages]) => [value, pages.map(({ path }) => path)])

test('no two pages that search engines list have one title or one description', () => {
  expect(listed().length).toBeGreaterThan(470)
  expect(shared(/<title>([^<]*)</g)).toEqual([])
  expect(shared(/<meta name="description" content="([^"]*)"/g)).toEqual([])
})

test('every page that is built is one of the content, so that none is left from earlier', () => {
  const known = new Set(languages.flatMap((language) => builtContent(language).map(({ path }) => path)))
  const others = builtPaths().filter((path) => !known.has(path) && !isMarkedUnlisted(path))
  expect(others).toEqual([])
})

/** Pages that no entry makes, such as the gallery, keep themselves out of search engines. */
const isMarkedUnlisted = (path: string) => /<meta name="robots" content="noindex/.test(headOf(path))

test('every listed page names itself, its translations and the one for all others', () => {
  const address = (path: string) => new URL(path, siteOrigin).href
  for (const { path, alternates } of listed()) {
    expect(found(path, /<link rel="canonical" href="([^"]*)"/g), path).toEqual([address(path)])
    const expected = [...languages, 'x-default' as const].map((language) => {
      const of = language === 'x-default' ? defaultLanguage : language
      return `${language} ${address(alternates[of])}`
    })
    const named = [...headOf(path).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
    expect(
      named.map(([, language, href]) => `${language} ${href}`),
      path,
    ).toEqual(expected)
  }
})

const sharedPicture = /property="og:image" content="([^"]+)"/g

test('every listed page has a picture of its own to share, as large as it says', async () => {
  expect(shared(sharedPicture)).toEqual([])
  for (const { path } of listed())
    for (const picture of found(path, sharedPicture)) {
      const { width, height } = await sharp(builtPicture(new URL(picture).pathname)).metadata()
      expect([width, height], picture).toEqual([1200, 630])
    }
})

/** What a search engine asks of each type before it shows anything of it. */
const asked: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'dateModified', 'image', 'author'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Brand: ['name'],
  ContactPoint: ['contactType', 'telephone', 'email'],
}

/** Everything with a type, however deep it lies. */
function thingsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return ['@type' in value ? [value] : [], ...Object.values(value).map(thingsIn)].flat()
}

const ownAddresses = /"(?:url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g

test('what search engines read of a page has what they ask of it, and its addresses exist', () => {
  const kinds = new Set<string>()
  for (const { path } of listed()) {
    const [text = '', ...more] = found(path, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
    expect(more, path).toEqual([])
    for (const thing of thingsIn(JSON.parse(text))) {
      const type = String(Reflect.get(thing, '@type'))
      kinds.add(type)
      const missing = (asked[type] ?? ['a known type']).filter((name) => !Reflect.get(thing, name))
      expect(missing, `${type} of ${path}`).toEqual([])
    }
    for (const [, address = ''] of text.matchAll(ownAddresses)) {
      expect(new URL(address).origin, path).toBe(siteOrigin)
      expect(exists(new URL(address).pathname), `${address} of ${path}`).toBe(true)
    }
  }
  expect([...kinds].sort()).toEqual(Object.keys(asked).sort())
})

/** The questions that a page's content asks and answers, wherever they are in it. */
function questionsIn(value: unknown): FaqItem[] {
  if (typeof value !== 'object' || value === null) return []
  return isQuestion(value) ? [value] : Object.values(value).flatMap(questionsIn)
}

const isQuestion = (value: object): value is FaqItem =>
  'question' in value && 'uniqueKey' in value && 'answer' in value

const hasArticle = ({ uniqueKey }: FaqItem) =>
  builtContent(defaultLanguage).some(
    (page) => page.type === 'articlePage' && page.item.uniqueKey === uniqueKey,
  )

/** What the page says of itself where it is read: each name with the words right after it, up to the next element. */
const marks = /<\w+[^>]* itemprop="(\w+)"[^>]*>([^<]*)/g

test('each question is marked up on its own page or else where it is read, with its own answer', () => {
  let marked = 0
  for (const page of listed()) {
    const html = htmlOf(page.path)
    const questions = questionsIn(page).filter((item) => page.type === 'articlePage' || !hasArticle(item))
    const found = [...html.matchAll(marks)]
    expect(
      found.map(([, name]) => name),
      page.path,
    ).toEqual(questions.flatMap(() => ['mainEntity', 'name', 'acceptedAnswer', 'text']))
    expect(
      found.flatMap(([, name, words]) => (name === 'name' ? words : [])),
      page.path,
    ).toEqual(questions.map(({ question }) => question.replaceAll('&', '&amp;')))
    for (const { answer } of questions)
      expect(html, page.path).toContain(`itemprop="text">${answer.html}</div>`)
    expect(html.includes('https://schema.org/FAQPage'), page.path).toBe(questions.length > 0)
    marked += questions.length
  }
  expect(marked).toBeGreaterThan(150)
})
