import type { APIRoute } from 'astro'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { laterGateMicrocopy } from '../features/account/later-gate.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What few customers read before or in place of a page: a file of its own. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(pickWords(readSite(props.language), laterGateMicrocopy))
