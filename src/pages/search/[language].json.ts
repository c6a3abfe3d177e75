import type { APIRoute } from 'astro'
import { readSite } from '../../content/read-snapshot.ts'
import { searchSections } from '../../content/search-sections.ts'
import { isLanguage, languages } from '../../i18n/language.ts'

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }))

/** What the search of one language finds; a visitor who searches loads it. */
export const GET: APIRoute = ({ params: { language = '' } }) => {
  if (!isLanguage(language)) throw new Error(`no search in ${language}`)
  const pages = readSite(language).pages.filter(({ noIndex }) => !noIndex)
  return Response.json(pages.flatMap(searchSections))
}
