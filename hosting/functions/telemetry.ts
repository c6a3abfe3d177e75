import { readAtMost } from '../../src/lib/read-at-most.ts'
import { functionAnswer } from '../answer-headers.ts'
import { pageSightings } from '../operations/page-sightings.ts'
import type { Sighting } from '../operations/sighting.ts'
import type { SiteFunction } from '../site.ts'

/** Where pages send what they have seen. */
export const telemetryPath = '/telemetry'

const largestBody = 16_000

/**
 * Takes what pages send by `sendBeacon`: of each message only words of code, ranges and references are handed on.
 * Why: docs/decisions/0108-what-is-seen.md
 */
export function telemetry(record: (sightings: Sighting[]) => void | Promise<void>): SiteFunction {
  return async (request) => {
    if (request.method !== 'POST') return functionAnswer(405, null, { Allow: 'POST' })
    const bytes = await readAtMost(request.body, largestBody)
    if (!bytes) return functionAnswer(413)
    const sightings = pageSightings(new TextDecoder().decode(bytes))
    if (!sightings) return functionAnswer(400)
    await record(sightings)
    return functionAnswer(204)
  }
}
