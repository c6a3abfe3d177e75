import { functionAnswer } from '../answer-headers.ts'
import { readEnvironment } from '../environment.ts'
import { fetchReleaseFacts } from '../fetch-release-facts.ts'
import { health, healthReader } from '../functions/health.ts'

export const config = { path: '/health' }

const read = readEnvironment(process.env)

/** The site's health on Netlify. */
export default read.kind === 'read'
  ? health(
      healthReader({
        release: ({ url }) => fetchReleaseFacts(url),
        siteOrigin: read.environment.siteOrigin,
        operator: read.environment.operator.kind === 'remote' ? read.environment.operator.origin : undefined,
        now: Date.now,
      }),
    )
  : () => functionAnswer(503)
