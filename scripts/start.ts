/** `npm start`: content → build → serve, as it would be in production; the outside world locally where none is named. */
import { join } from 'node:path'
import { pullMaintenance } from '../content-sync/pull/pull-maintenance.ts'
import { policyCounts } from '../hosting/functions/policy-counts.ts'
import { policyReports, policyReportsPath } from '../hosting/functions/policy-reports.ts'
import { switches, switchesPath } from '../hosting/functions/switches.ts'
import { healReleases, releaseFolders } from '../hosting/release.ts'
import { serveSite } from '../hosting/server.ts'
import { checkEnvironment } from './check-environment.ts'
import { followChanges } from './follow-changes.ts'
import { live } from './lifetime.ts'
import { openPublisher } from './publisher.ts'
import { openContent } from './site-content.ts'
import { openOperator } from './site-operator.ts'
import { portsAreFree } from './site-ports.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment || !(await portsAreFree(environment))) return 'failed'
  const source = await openContent(environment, lifetime, environment.ports.content)
  await openOperator(environment, lifetime)
  await healReleases(process.cwd())
  const publisher = openPublisher(environment, lifetime, { waits: true })
  const outcome = await publisher.publish({ source: source.environment, changes: [], skipsUnchanged: true })
  if (outcome === 'failed') return 'failed'
  const { current, previous } = releaseFolders(process.cwd())
  const following = followChanges(source, environment, publisher, lifetime)
  const site = await serveSite({
    port: environment.ports.site,
    folder: current,
    previousFolder: previous,
    configFile: 'netlify.toml',
    functions: {
      ...following.functions,
      [policyReportsPath]: policyReports(
        policyCounts(join(environment.dataFolder, 'policy-reports.json'), Date.now),
      ),
      [switchesPath]: switches({ read: () => pullMaintenance(source.environment), now: Date.now }),
    },
  })
  lifetime.owns(site.close)
  following.begin(site)
  const { operator } = environment
  console.log(
    `serving: ${site.origin} (operator ${operator.kind === 'none' ? 'none' : operator.origin}, content ${environment.content.kind})`,
  )
  return 'running'
})
