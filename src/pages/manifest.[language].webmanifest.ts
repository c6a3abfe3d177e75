import type { APIRoute } from 'astro'
import { appManifest } from '../content/app-manifest.ts'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { isLanguage, languages } from '../i18n/language.ts'

export const getStaticPaths = () => languages.map((language) => ({ params: { language } }))

export const GET: APIRoute = ({ params: { language = '' } }) => {
  if (!isLanguage(language)) throw new Error(`no app in ${language}`)
  const site = readSite(language)
  return Response.json(appManifest(site, pickWords(site, ['site.name'])['site.name']))
}
