import type { APIRoute } from 'astro'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { gameRegistrationMicrocopy } from '../features/game-registration/game-registration.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What the game's dialog says: a file of its own, since most who see its button open none. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(pickWords(readSite(props.language), gameRegistrationMicrocopy))
