import type { APIRoute } from 'astro'
import { readSite } from '../../content/read-snapshot.ts'
import { pickWords } from '../../content/words.ts'
import { sectionsMicrocopy } from '../../features/settings/sections.microcopy.ts'
import { type Language, languages } from '../../i18n/language.ts'

interface Props {
  keys: readonly string[]
  language: Language
}

export const getStaticPaths = () =>
  Object.entries(sectionsMicrocopy).flatMap(([section, keys]) =>
    languages.map((language) => ({ params: { section, language }, props: { keys, language } })),
  )

/** What a section of the settings says: a file of its own, since most who open the page never see that section. */
export const GET: APIRoute<Props> = ({ props }) =>
  Response.json(pickWords(readSite(props.language), props.keys))
