import type { APIRoute } from 'astro'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { phoneCheckMicrocopy } from '../features/sim-order/phone-check.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** The models of all makers, and what the check in an eSIM's order says: a file of its own, since few open it. */
export const GET: APIRoute<{ language: Language }> = ({ props }) => {
  const site = readSite(props.language)
  const lists = site.pages
    .flatMap((page) => ('blocks' in page ? page.blocks : []))
    .filter((block) => block.type === 'phoneList')
  const phones = lists.flatMap(({ title, models }) =>
    models.map(({ name, codes, answer }) => ({ maker: title, name, codes, answer })),
  )
  return Response.json({ words: pickWords(site, phoneCheckMicrocopy), phones })
}
