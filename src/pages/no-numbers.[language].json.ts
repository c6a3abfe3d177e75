import type { APIRoute } from 'astro'
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
  const told = {
    words: pickWords(site, noNumbersMicrocopy),
    paths: {
      esim: simOrderPath(site, 'esim'),
      sim: simOrderPath(site, 'sim'),
      activate: registrationPath(site),
      link: numberSettingsPath(site),
    },
  }
  return Response.json(told)
}
