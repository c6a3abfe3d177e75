import { createHash, timingSafeEqual } from 'node:crypto'
import type { Report, Reported } from '../../content-sync/report/report.ts'
import { functionAnswer } from '../answer-headers.ts'
import type { SiteFunction } from '../site.ts'
import { type Drafts, editorsPage, editorsPageStyles } from './editors-page.ts'

export const editorsPath = '/editors/:secret'

/** Milliseconds: so long what was found in the drafts is shown again; reading them takes some seconds. */
const lifetime = 60_000

interface Dependencies {
  /** The last segment of the address: only who knows it sees the page. */
  secret: string
  /** What the last build had to say. */
  report: () => Promise<Report | undefined>
  /** What is wrong in drafts besides; rejects where Contentful doesn't answer. */
  drafts?: ((published: Report | undefined) => Promise<Reported[]>) | undefined
  /** UTC milliseconds. */
  now: () => number
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * What is wrong with the content, for editors: the last build's report and, where drafts can be read, what is wrong
 * in them. Elsewhere than at its secret address there is nothing.
 */
// Why: docs/decisions/0094-where-editors-read-it.md
export function editors({ secret, report, drafts, now }: Dependencies): SiteFunction {
  let known: Promise<Drafts> | undefined
  let knownAt = Number.NEGATIVE_INFINITY

  function draftsAfter(published: Report | undefined): Promise<Drafts> {
    if (!drafts) return Promise.resolve({ kind: 'none' })
    if (!known || now() - knownAt >= lifetime) {
      knownAt = now()
      known = drafts(published).then(
        (problems) => ({ kind: 'read', problems }),
        () => ({ kind: 'silent' }),
      )
    }
    return known
  }

  return async ({ url, method }) => {
    const given = new URL(url).pathname.split('/')[2] ?? ''
    if (!timingSafeEqual(digest(given), digest(secret))) return functionAnswer(404)
    if (method !== 'GET') return functionAnswer(405, null, { Allow: 'GET' })
    const published = await report()
    const page = editorsPage(published, await draftsAfter(published))
    return functionAnswer(200, page, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src '${editorsPageStyles}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'X-Robots-Tag': 'noindex, nofollow',
      // The address is the secret: Contentful, where the links lead, gets none of it.
      'Referrer-Policy': 'no-referrer',
    })
  }
}
