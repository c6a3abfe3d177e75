/** `npm run build`: content → `dist/`, verified; what Netlify runs. */
import { checkEnvironment } from './check-environment.ts'
import { live } from './lifetime.ts'
import { openPublisher } from './publisher.ts'
import { openContent } from './site-content.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment) return 'failed'
  // Any free port: a site that is being served meanwhile keeps its own.
  const source = await openContent(environment, lifetime, 0)
  const { publish } = openPublisher(environment, lifetime, { waits: false })
  const outcome = await publish({ source: source.environment, changes: [], skipsUnchanged: false })
  return outcome === 'released' ? 'done' : 'failed'
})
