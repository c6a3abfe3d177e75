import type { APIRoute } from 'astro'
import { drawingAt } from '../../content/drawing-of.ts'
import { pathOfType } from '../../content/find-page.ts'
import { readSite } from '../../content/read-snapshot.ts'
import { searchIndex } from '../../content/search-index.ts'
import { pickWords } from '../../content/words.ts'
import { searchIndexMicrocopy } from '../../features/search/search.microcopy.ts'
import { isLanguage, languages } from '../../i18n/language.ts'

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }))

/** What the search of one language finds, and what is drawn where it finds nothing; a visitor who searches loads it. */
export const GET: APIRoute = ({ params: { language = '' } }) => {
  if (!isLanguage(language)) throw new Error(`no search in ${language}`)
  const site = readSite(language)
  const words = pickWords(site, searchIndexMicrocopy)
  return Response.json({
    places: searchIndex(site, words),
    kinds: {
      country: words['search.kindCountry'],
      plan: words['search.kindPlan'],
      question: words['search.kindQuestion'],
      action: words['search.kindAction'],
      page: words['search.kindPage'],
    },
    words: {
      country: words['search.countryWords'],
      plan: words['search.planWords'],
      empty: words['search.emptyWords'],
    },
    drawing: drawingAt(site, pathOfType(site, 'notFoundPage')),
  })
}
