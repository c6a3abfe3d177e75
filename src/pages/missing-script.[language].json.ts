import type { APIRoute } from 'astro'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { type Language, languages } from '../i18n/language.ts'
import { missingScriptMicrocopy } from '../templates/missing-script.microcopy.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What a page says of itself where one of its scripts never came: hardly any page has to. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(readSite(props.language), missingScriptMicrocopy)))
