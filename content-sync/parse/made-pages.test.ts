import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import { put, set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { linksTo, linkTo, plain, translated } from './values.fixture.ts'

const titleWords = {
  'country.place': 'šalyje {title}',
  'country.title': 'Ryšys {place}',
  'country.seoTitle': 'Kainos {place}',
  'country.seoTitleHome': 'Namie {place}',
}

/** A space with the roaming page, a country in a zone with prices, and the words of its titles. */
function spaceWithCountry() {
  const mirror = validMirror()
  const landing = Object.values(mirror.entries).find(
    ({ sys }) => sys.contentType.sys.id === 'genericLandingPage',
  )
  put(mirror, 'roamingPageContent', 'genericLandingPage', {
    ...landing?.fields,
    slug: { lt: 'rysys', en: 'roaming', ru: 'rouming' },
  })
  for (const [key, value] of Object.entries(titleWords))
    put(mirror, key, 'microcopy', { key: plain(key), value: translated(value) })
  return mirror
}

const countryPages = (mirror: ReturnType<typeof validMirror>) => {
  const { snapshot, problems } = parseMirror(mirror)
  const pages = languages.map((language) =>
    snapshot?.[language].pages.filter(({ type }) => type === 'countryPage'),
  )
  return { pages: pages.flatMap((some) => some ?? []), problems, snapshot }
}

test('a country has a page in each language, which name each other', () => {
  const mirror = spaceWithCountry()
  set(mirror, 'country', 'slug', 'japonija', 'lt')
  set(mirror, 'country', 'slug', 'japan', 'en')
  set(mirror, 'country', 'slug', 'iaponiia', 'ru')
  set(mirror, 'country', 'inCountry', 'Japonijoje', 'lt')
  const { pages } = countryPages(mirror)
  expect(pages.map(({ path }) => path)).toEqual([
    '/rysys/japonija',
    '/en/roaming/japan',
    '/ru/rouming/iaponiia',
  ])
  const paths = { lt: '/rysys/japonija', en: '/en/roaming/japan', ru: '/ru/rouming/iaponiia' }
  for (const page of pages) expect(page.alternates).toEqual(paths)
  expect(pages[0]).toMatchObject({ title: 'Ryšys Japonijoje', seoTitle: 'Kainos Japonijoje', noIndex: false })
})

test('without the new fields it has one too, by its title', () => {
  const { pages } = countryPages(spaceWithCountry())
  expect(pages[0]).toMatchObject({ path: '/rysys/japonija', title: 'Ryšys šalyje Japonija' })
})

test('the page above is called as the menu calls it, else by its title', () => {
  const mirror = spaceWithCountry()
  const title = mirror.entries.roamingPageContent?.fields.title?.lt
  expect(countryPages(mirror).pages[0]).toMatchObject({ parent: { path: '/rysys', title } })
  put(mirror, 'to-roaming', 'button', {
    title: translated('Užsienyje'),
    page: plain(linkTo('roamingPageContent')),
  })
  set(mirror, 'head', 'links', [linkTo('to-home'), linkTo('to-roaming')])
  expect(countryPages(mirror).pages.map((page) => 'parent' in page && page.parent.title)).toEqual([
    'Užsienyje',
    'Užsienyje EN',
    'Užsienyje RU',
  ])
})

test('without a price and a pack it is kept out of search engines', () => {
  const mirror = spaceWithCountry()
  put(mirror, 'bare', 'roamingZone', { title: translated('Be kainų') })
  set(mirror, 'country', 'zone', linkTo('bare'))
  delete mirror.entries.country?.fields.dataPrice
  expect(countryPages(mirror).pages.map(({ noIndex }) => noIndex)).toEqual([true, true, true])
})

test('an address that another page has leaves it out, and is named', () => {
  const mirror = spaceWithCountry()
  const landing = mirror.entries.roamingPageContent?.fields
  put(mirror, 'rival', 'genericLandingPage', {
    ...landing,
    slug: { lt: 'rysys/japonija', en: 'rival', ru: 'rival' },
  })
  const { pages, problems } = countryPages(mirror)
  expect(pages).toEqual([])
  expect(problems.map(({ entry, field }) => `${entry} ${field}`)).toContain('country slug')
})

test('a time zone that is none is named', () => {
  const mirror = spaceWithCountry()
  set(mirror, 'country', 'timeZone', 'Europe/Nowhere')
  const { problems } = countryPages(mirror)
  expect(problems.map(({ entry, field }) => `${entry} ${field}`)).toContain('country timeZone')
})

test.each([
  ['2026-11-20', '2026-11-20'],
  [undefined, '2026-11-02'],
])('a question checked on %s says so, else when it was published', (checkedOn, shown) => {
  const mirror = { ...validMirror(), space: 'space' }
  const question = Object.values(mirror.entries).find(({ sys }) => sys.contentType.sys.id === 'faqItem')
  put(mirror, 'questions', 'faq', { title: translated('Klausimai'), items: linksTo(question?.sys.id ?? '') })
  set(mirror, 'section', 'blocks', [linkTo('questions')])
  if (question) {
    question.sys.updatedAt = '2026-11-02T08:00:00.000Z'
    if (checkedOn) question.fields.checkedOn = plain(checkedOn)
  }
  const articles = parseMirror(mirror).snapshot?.lt.pages.filter(({ type }) => type === 'articlePage')
  expect(articles).toMatchObject([{ checkedOn: shown }])
})
