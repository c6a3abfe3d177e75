import type { APIRoute } from 'astro'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { laterStepsMicrocopy } from '../features/sim-order/sim-order.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What the steps after an order's first say: a file of its own, since the page begins without them. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(pickWords(readSite(props.language), laterStepsMicrocopy))
