import type { APIRoute } from 'astro'
import { pathOfId } from '../content/find-page.ts'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { consentMicrocopy } from '../features/consent/consent.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What the consent banner says: a file of its own, since a page of someone who has chosen does not need it. */
export const GET: APIRoute<{ language: Language }> = ({ props }) => {
  const site = readSite(props.language)
  const categories = site.cookieCategories.map(({ code, title, text }) => ({ code, title, text }))
  const listPath = pathOfId(site, 'cookiesListPage')
  return new Response(JSON.stringify({ words: pickWords(site, consentMicrocopy), categories, listPath }))
}
