import type { APIRoute } from 'astro'
import { drawingAt } from '../../content/drawing-of.ts'
import { pathOfType } from '../../content/find-page.ts'
import { readSite } from '../../content/read-snapshot.ts'
import { searchIndex } from '../../content/search-index.ts'
import type { Site } from '../../content/snapshot.ts'
import { pickWords } from '../../content/words.ts'
import { searchIndexMicrocopy } from '../../features/search/search.microcopy.ts'
import { isLanguage, languages } from '../../i18n/language.ts'
import type { SearchSection } from '../../lib/search/search-section.ts'

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }))

/** What the search of one language finds, and what is drawn where it finds nothing; a visitor who searches loads it. */
export const GET: APIRoute = ({ params: { language = '' } }) => {
  if (!isLanguage(language)) throw new Error(`no search in ${language}`)
  const site = readSite(language)
  const words = pickWords(site, searchIndexMicrocopy)
  const places = searchIndex(site, words)
  return Response.json({
    places,
    popular: popularPlaces(site, places),
    kinds: {
      country: words['search.kindCountry'],
      plan: words['search.kindPlan'],
      phone: words['search.kindPhone'],
      question: words['search.kindQuestion'],
      action: words['search.kindAction'],
      page: words['search.kindPage'],
    },
    words: {
      country: words['search.countryWords'],
      plan: words['search.planWords'],
      phone: words['search.phoneWords'],
      empty: words['search.emptyWords'],
    },
    drawing: drawingAt(site, pathOfType(site, 'notFoundPage')),
  })
}

/** The questions of the search's page, which editors choose: what is asked most. */
function popularPlaces({ pages }: Site, places: readonly SearchSection[]) {
  const page = pages.find(({ id }) => id === 'searchPage')
  const faq = page && 'blocks' in page ? page.blocks.find((block) => block.type === 'faq') : undefined
  if (faq?.type !== 'faq') return undefined
  const paths = faq.items.flatMap(
    ({ question }) =>
      places.find(({ kind, heading }) => kind === 'question' && heading === question)?.path ?? [],
  )
  return { title: faq.title, paths }
}
