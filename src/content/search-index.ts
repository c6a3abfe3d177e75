import { fill } from '../i18n/fill.ts'
import { formatSpan } from '../i18n/number.ts'
import { anchorOf } from '../lib/anchor.ts'
import { gigabyteAt } from '../lib/gigabyte.ts'
import { formatEuro } from '../lib/money.ts'
import type { SearchSection } from '../lib/search/search-section.ts'
import { currentPrice } from '../lib/sold-plan.ts'
import { mainTasks } from './main-tasks.ts'
import type { Page } from './page.ts'
import { searchSections } from './search-sections.ts'
import type { Site } from './snapshot.ts'
import type { Words } from './words.ts'

/** Words that answers are made of, and by which things are found. */
export type SearchIndexWords = Words<
  readonly [
    'search.words',
    'search.planAnswer',
    'search.countryHome',
    'search.countryPack',
    'search.countryPrices',
    'roaming.otherNames',
    'phones.otherNames',
    'phones.yes',
    'phones.europe',
    'phones.some',
    'phones.no',
  ]
>

/** Everything that the search of one language finds, each question and each place once. */
export function searchIndex(site: Site, words: SearchIndexWords): SearchSection[] {
  const pages = site.pages.filter(
    ({ noIndex, type }) => !noIndex && type !== 'countryPage' && type !== 'articlePage',
  )
  const more = wordsById(words['search.words'])
  // Help has most questions: where it has one, that is its place.
  const tasks = new Set([...mainTasks(site).map(({ href }) => href), ...toolPaths(site)])
  const sections = [...pages]
    .sort((one, other) => Number(isHelp(other)) - Number(isHelp(one)))
    .flatMap((page) =>
      searchSections(page).map((section) => ({
        ...section,
        kind: tasks.has(section.path) ? ('action' as const) : section.kind,
        words: more.get(section.kind === 'question' ? keyOf(section.path) : page.id),
      })),
    )
  const places = sections.map((section) =>
    section.kind === 'page' && section.path.includes('#') ? { ...section, words: undefined } : section,
  )
  const articles = new Map(
    site.pages.flatMap((page) =>
      page.type === 'articlePage' ? [[page.item.uniqueKey, page.path] as const] : [],
    ),
  )
  for (const section of places)
    if (section.kind === 'question') section.path = articles.get(keyOf(section.path)) ?? section.path
  return withoutDoubles([...countries(site, words), ...plans(site, words), ...phones(site, words), ...places])
}

/** Pages that are used and not read, beside those that home leads to first. */
const toolPaths = ({ pages }: Site): string[] =>
  pages
    .filter(({ id }) =>
      ['createYourPlanPageContent', 'tripCalculatorPageContent', 'plansPageContent'].includes(id),
    )
    .map(({ path }) => path)

const isHelp = (page: Page): boolean => page.type === 'tabbedSectionsPage' && page.sectionsKey === 'help'

const keyOf = (path: string): string => path.slice(path.indexOf('#') + 1)

/** `top-up money; puk blocked` in the content: the first word of each part is an id. */
const wordsById = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').map((part) => {
      const [id = '', ...words] = part.trim().split(' ')
      return [id, words.join(' ')] as const
    }),
  )

function countries(site: Site, words: SearchIndexWords): SearchSection[] {
  const otherNames = wordsById(words['roaming.otherNames'])
  return site.pages.flatMap((page) => {
    if (page.type !== 'countryPage') return []
    const country = site.roamingCountries.find(({ countryCode }) => countryCode === page.countryCode)
    if (!country) return []
    const { zone, prices, title, inCountry = '', countryCode } = country
    const pack = site.roamingPacks.find((one) => one.zone.id === zone.id)
    const { dataPrice, callPrice } = prices
    const values = {
      price: pack ? formatEuro(pack.price) : '',
      gigabyte: dataPrice === undefined ? '' : formatEuro(gigabyteAt(dataPrice)),
      minute: callPrice === undefined ? '' : formatEuro(callPrice),
    }
    const answer = pack ? words['search.countryPack'] : words['search.countryPrices']
    const text = zone.hasDomesticRates ? words['search.countryHome'] : fill(answer, values)
    const names = [inCountry, otherNames.get(countryCode) ?? ''].join(' ').trim()
    return [{ kind: 'country', path: page.path, page: page.parent.title, heading: title, text, words: names }]
  })
}

function plans(site: Site, words: SearchIndexWords): SearchSection[] {
  const page = site.pages.find(({ id }) => id === 'plansPageContent')
  if (!page) return []
  return site.plans
    .filter(({ display }) => display)
    .map(({ planTitle, planPrice, salePrice, periodInDays, description = '' }) => {
      const price = formatEuro(currentPrice({ planPrice, salePrice }))
      const days = formatSpan(periodInDays, 'day', site.language)
      const text = `${fill(words['search.planAnswer'], { price, days })}. ${description}`
      return { kind: 'plan', path: page.path, page: page.title, heading: planTitle, text }
    })
}

/** Each model that the page of phones lists, with its answer: the page opens it by its name after `#`. */
function phones(site: Site, words: SearchIndexWords): SearchSection[] {
  const page = site.pages.find(({ id }) => id === 'phonesPage')
  if (!page || !('blocks' in page)) return []
  const otherNames = [...wordsById(words['phones.otherNames'])]
  return page.blocks.flatMap((block) => {
    if (block.type !== 'phoneList') return []
    return block.models.map(({ name, answer }): SearchSection => {
      const parts = `${block.title} ${name}`.toLowerCase().split(/[\s,]+/)
      const others = otherNames.flatMap(([word, names]) => (parts.includes(word) ? [names] : []))
      return {
        kind: 'phone',
        path: `${page.path}#${anchorOf(name)}`,
        page: page.title,
        heading: name,
        text: words[`phones.${answer}`],
        words: [block.title, ...others].join(' '),
      }
    })
  })
}

/** Of several of one heading and text the first; a plan and its page share an address, and are two. */
function withoutDoubles(sections: readonly SearchSection[]): SearchSection[] {
  const seen = new Set<string>()
  return sections.filter(({ kind, path, page, heading }) => {
    const name = kind === 'question' ? `? ${heading}` : `${path} ${heading || page}`
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
