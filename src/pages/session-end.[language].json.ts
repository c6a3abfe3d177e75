import type { APIRoute } from 'astro'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { sessionEndMicrocopy } from '../features/account/session-end.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What is said before a session ends: a file of its own, since most leave long before that. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(pickWords(readSite(props.language), sessionEndMicrocopy))
