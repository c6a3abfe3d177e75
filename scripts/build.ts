/** `npm run build`: content → `dist/`, verified; what Netlify runs. */
import { checkEnvironment } from './check-environment.ts'
import { live } from './lifetime.ts'
import { openContent, pullContent } from './site-content.ts'
import { releaseSite } from './site-release.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment) return 'failed'
  // Any free port: a site that is being served meanwhile keeps its own.
  const source = await openContent(environment, lifetime, 0)
  const isBuilt = (await pullContent(source, environment)) && (await releaseSite(environment, lifetime))
  return isBuilt ? 'done' : 'failed'
})
