import { readEnvironment } from '../environment.ts'
import { fetchReleaseFacts } from '../fetch-release-facts.ts'
import { telemetry } from '../functions/telemetry.ts'
import { exportSightings } from '../operations/send-out.ts'

export const config = { path: '/telemetry' }

const read = readEnvironment(process.env)
/** One instance serves one deploy. */
let release: Promise<string> | undefined

/** What pages have seen, on Netlify, which keeps nothing of its own: sent to the collector, else lines of the function's log. */
export default telemetry(async (sightings) => {
  if (read.kind === 'refused' || !read.environment.otlp) return console.log(JSON.stringify(sightings))
  const { otlp, siteOrigin } = read.environment
  release ??= fetchReleaseFacts(siteOrigin).then(
    (facts) => facts?.name ?? '',
    () => '',
  )
  const origin = { release: await release, siteOrigin, now: Date.now() }
  await exportSightings(otlp, sightings, origin).catch(console.error)
})
