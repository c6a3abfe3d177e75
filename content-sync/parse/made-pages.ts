import type { FaqItem, TabSection } from '../../src/content/block.ts'
import type { Page, PageOf } from '../../src/content/page.ts'
import { plainText } from '../../src/content/plain-text.ts'
import type { RoamingCountry } from '../../src/content/roaming.ts'
import { placeOf } from '../../src/content/roaming-place.ts'
import type { Site } from '../../src/content/snapshot.ts'
import { calendarDateOf } from '../../src/i18n/date.ts'
import { fill } from '../../src/i18n/fill.ts'
import { inEachLanguage, inEveryLanguage, type Language, languages } from '../../src/i18n/language.ts'
import { anchorOf } from '../../src/lib/anchor.ts'
import type { ProblemList } from './problem-list.ts'

type Sites = Record<Language, Site>

const madePrefix = 'page-of-'
/** The id of the page that is made of an entry. */
const madePageId = (entry: string): string => madePrefix + entry
/** The entry of which a page is made; of another page its own id. */
export const entryOfPage = (page: string): string =>
  page.startsWith(madePrefix) ? page.slice(madePrefix.length) : page

// Why: docs/decisions/0111-pages-made-of-entries.md
/** Adds to each site the pages that are made of entries without an address of their own. */
export function addMadePages(
  sites: Sites,
  problems: ProblemList,
  publishedAt: (entry: string) => string | undefined,
): void {
  const taken = new Set(languages.flatMap((language) => sites[language].pages.map(({ path }) => path)))

  /** One page in every language, or none: pages in other languages name each other. */
  function add(contentType: string, entry: string, made: Record<Language, Page> | undefined): void {
    if (!made) return
    const owned = languages.find((language) => taken.has(made[language].path))
    if (owned) {
      const message = `has no page: ${made[owned].path} is the address of another`
      problems.add({ severity: 'broken', contentType, entry, field: 'slug', language: owned, message })
      return
    }
    for (const language of languages) {
      taken.add(made[language].path)
      sites[language].pages.push(made[language])
    }
  }

  for (const { id } of sites.lt.roamingCountries) add('roamingCountry', id, countryPage(sites, id))
  for (const { item } of helpItems(sites.lt))
    add('faqItem', item.id, articlePage(sites, item.id, publishedAt(item.id)))
}

/** The page above, as the menu calls it where it does: its own title may be longer than a phone's line. */
const parentOf = ({ path, title }: Page, { header }: Site): { path: string; title: string } => ({
  path,
  title: header.links.find(({ href }) => href === path)?.title ?? title,
})

function countryPage(sites: Sites, id: string): Record<Language, PageOf<'countryPage'>> | undefined {
  const found = inEveryLanguage((language) => {
    const { pages, roamingCountries } = sites[language]
    const parent = pages.find((page) => page.id === 'roamingPageContent')
    const country = roamingCountries.find((one) => one.id === id)
    return parent && country && { parent, country, path: `${parent.path}/${slugOf(country)}` }
  })
  if (!found) return undefined
  return inEveryLanguage((language) => {
    const { parent, country } = found[language]
    const { microcopy, roamingPacks } = sites[language]
    const words = (key: string) =>
      fill(microcopy[key] ?? '', { place: placeOf(country, microcopy['country.place'] ?? '') })
    const kind = country.zone.hasDomesticRates ? 'Home' : ''
    return {
      id: madePageId(id),
      type: 'countryPage',
      countryCode: country.countryCode,
      path: found[language].path,
      alternates: inEachLanguage((other) => found[other].path),
      parent: parentOf(parent, sites[language]),
      title: words('country.title'),
      seoTitle: words(`country.seoTitle${kind}`),
      seoDescription: words(`country.seoDescription${kind}`),
      // A page that can say no price is no answer to who searches for one.
      noIndex:
        !country.zone.hasDomesticRates &&
        !hasPrices(country) &&
        !roamingPacks.some(({ zone }) => zone.id === country.zone.id),
    }
  })
}

const hasPrices = ({ prices }: RoamingCountry): boolean =>
  Object.values(prices).some((price) => price !== undefined)

const slugOf = ({ slug, title }: RoamingCountry): string => slug ?? anchorOf(title)

/** The questions of help by their topics, each once. */
function helpItems({ pages }: Site): { item: FaqItem; topic: TabSection; help: Page }[] {
  const help = pages.find((page) => page.type === 'tabbedSectionsPage' && page.sectionsKey === 'help')
  if (help?.type !== 'tabbedSectionsPage') return []
  const byId = new Map<string, { item: FaqItem; topic: TabSection; help: Page }>()
  for (const topic of help.sections)
    for (const block of topic.blocks)
      if (block.type === 'faq')
        for (const item of block.items) if (!byId.has(item.id)) byId.set(item.id, { item, topic, help })
  return [...byId.values()]
}

function articlePage(
  sites: Sites,
  id: string,
  publishedAt: string | undefined,
): Record<Language, PageOf<'articlePage'>> | undefined {
  const found = inEveryLanguage((language) => helpItems(sites[language]).find(({ item }) => item.id === id))
  if (!found) return undefined
  const pathIn = (language: Language) => {
    const { item, help } = found[language]
    return `${help.path}/${item.slug ?? item.uniqueKey}`
  }
  return inEveryLanguage((language) => {
    const { item, topic, help } = found[language]
    return {
      id: madePageId(id),
      type: 'articlePage',
      item,
      topic: { key: topic.key, title: topic.title },
      checkedOn: item.checkedOn ?? (publishedAt && calendarDateOf(Date.parse(publishedAt))),
      path: pathIn(language),
      alternates: inEachLanguage(pathIn),
      parent: parentOf(help, sites[language]),
      title: item.question,
      seoTitle: fill(sites[language].microcopy['article.seoTitle'] ?? '', { question: item.question }),
      seoDescription: descriptionOf(item),
      noIndex: false,
    }
  })
}

const leastOfDescription = 60
const mostOfDescription = 160

/** The beginning of an answer, in whole words, as search engines show it; a short one after its question. */
function descriptionOf({ question, answer }: FaqItem): string {
  const answered = plainText(answer.html)
  const text = answered.length < leastOfDescription ? `${question} ${answered}` : answered
  if (text.length <= mostOfDescription) return text
  return `${text.slice(0, mostOfDescription).replace(/\s+\S*$/, '')} …`
}
