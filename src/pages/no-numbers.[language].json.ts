import type { APIRoute } from 'astro'
import { drawingAt } from '../content/drawing-of.ts'
import { numberSettingsPath, registrationPath, simOrderPath } from '../content/find-page.ts'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { noNumbersMicrocopy } from '../features/numbers/no-numbers.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What an account without a number is reported, and where its ways lead: most accounts have one. */
export const GET: APIRoute<{ language: Language }> = ({ props }) => {
  const site = readSite(props.language)
  const esim = simOrderPath(site, 'esim')
  const told = {
    words: pickWords(site, noNumbersMicrocopy),
    paths: {
      esim,
      sim: simOrderPath(site, 'sim'),
      activate: registrationPath(site),
      link: numberSettingsPath(site),
    },
    drawing: drawingAt(site, esim),
  }
  return Response.json(told)
}
