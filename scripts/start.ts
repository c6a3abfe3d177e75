/** `npm start`: content → build → serve, as it would be in production; the outside world locally where none is named. */
import { join } from 'node:path'
import { pullMaintenance } from '../content-sync/pull/pull-maintenance.ts'
import { isUpToDate } from '../hosting/build-site.ts'
import { policyCounts } from '../hosting/functions/policy-counts.ts'
import { policyReports, policyReportsPath } from '../hosting/functions/policy-reports.ts'
import { switches, switchesPath } from '../hosting/functions/switches.ts'
import { releaseFolders } from '../hosting/release.ts'
import { serveSite } from '../hosting/server.ts'
import { checkEnvironment } from './check-environment.ts'
import { followChanges } from './follow-changes.ts'
import { live } from './lifetime.ts'
import { openContent, pullContent } from './site-content.ts'
import { openOperator } from './site-operator.ts'
import { portsAreFree } from './site-ports.ts'
import { releaseSite } from './site-release.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment || !(await portsAreFree(environment))) return 'failed'
  const source = await openContent(environment, lifetime, environment.ports.content)
  await openOperator(environment, lifetime)
  if (!(await pullContent(source, environment))) return 'failed'
  if (await isUpToDate({ root: process.cwd(), environment })) console.log('built: nothing has changed')
  else if (!(await releaseSite(environment, lifetime))) return 'failed'
  const { current, previous } = releaseFolders(process.cwd())
  const following = followChanges(source, environment, lifetime)
  const site = await serveSite({
    port: environment.ports.site,
    folder: current,
    previousFolder: previous,
    configFile: 'netlify.toml',
    trustedProxies: environment.trustedProxies,
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
