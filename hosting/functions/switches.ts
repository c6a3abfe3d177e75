import type { MaintenanceConfiguration } from '../../src/content/maintenance-configuration.ts'
import { functionAnswer } from '../answer-headers.ts'
import type { SiteFunction } from '../site.ts'

export const switchesPath = '/switches'

/** Milliseconds: so long an answer of the CMS is good. */
const lifetime = 30_000

interface Dependencies {
  /** Reads the CMS; rejects where it doesn't answer. */
  read: () => Promise<MaintenanceConfiguration>
  /** UTC milliseconds. */
  now: () => number
}

/**
 * What is switched on the site without a build, with the server's time, by which pages judge it. A CMS that doesn't
 * answer leaves what it last said; before it has said anything, nothing is known: 503.
 */
export function switches({ read, now }: Dependencies): SiteFunction {
  let known: MaintenanceConfiguration | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function refresh(): Promise<void> {
    askedAt = now()
    known = await read().catch(() => known)
  }

  return async ({ method }) => {
    if (method !== 'GET') return functionAnswer(405, null, { Allow: 'GET' })
    if (now() - askedAt >= lifetime) {
      asking = refresh().finally(() => {
        asking = undefined
      })
    }
    await asking
    if (!known) return functionAnswer(503)
    const body = JSON.stringify({ maintenance: known, serverTime: new Date(now()).toISOString() })
    // Every page asks each minute: Netlify's edge answers, and the function runs once in 30 seconds. What it says of the time is so late.
    const kept = { 'Netlify-CDN-Cache-Control': 'public, max-age=30' }
    return functionAnswer(200, body, { 'Content-Type': 'application/json', ...kept })
  }
}
