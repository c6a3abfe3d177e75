import type { APIRoute } from 'astro'
import { orderPath, statusPath } from '../content/find-page.ts'
import { readSite } from '../content/read-snapshot.ts'
import { pickWords } from '../content/words.ts'
import { unfinishedMicrocopy } from '../features/unfinished/unfinished.microcopy.ts'
import { type Language, languages } from '../i18n/language.ts'

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { language }, props: { language } }))

/** What is asked about something unfinished, and where it is shown: a file of its own, since most have nothing unfinished. */
export const GET: APIRoute<{ language: Language }> = ({ props }) => {
  const site = readSite(props.language)
  const waiting = statusPath(site, 'topUpWaiting', false)
  const told = {
    words: pickWords(site, unfinishedMicrocopy),
    paths: {
      topUp: waiting,
      autoTopUp: waiting,
      order: orderPath(site),
      sim: statusPath(site, 'simOrder', false),
      esim: statusPath(site, 'esimOrder', false),
    },
  }
  return Response.json(told)
}
