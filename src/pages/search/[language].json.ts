import type { APIRoute } from 'astro'
import { drawingAt } from '../../content/drawing-of.ts'
import { pathOfType } from '../../content/find-page.ts'
import { readSite } from '../../content/read-snapshot.ts'
import { searchSections } from '../../content/search-sections.ts'
import { isLanguage, languages } from '../../i18n/language.ts'

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }))

/** What the search of one language finds, and what is drawn where it finds nothing; a visitor who searches loads it. */
export const GET: APIRoute = ({ params: { language = '' } }) => {
  if (!isLanguage(language)) throw new Error(`no search in ${language}`)
  const site = readSite(language)
  const pages = site.pages.filter(({ noIndex }) => !noIndex)
  return Response.json({
    places: pages.flatMap(searchSections),
    drawing: drawingAt(site, pathOfType(site, 'notFoundPage')),
  })
}
