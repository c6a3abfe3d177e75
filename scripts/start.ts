/** `npm start`: content → build → serve, as it would be in production; the outside world locally where none is named. */
import { pullMaintenance } from '../content-sync/pull/pull-maintenance.ts'
import { heldRelease } from '../hosting/held-release.ts'
import { healReleases, releaseFolders } from '../hosting/release.ts'
import { serveSite } from '../hosting/server.ts'
import { checkEnvironment } from './check-environment.ts'
import { editorsFunction } from './editors-function.ts'
import { followChanges } from './follow-changes.ts'
import { followRelease } from './follow-release.ts'
import { live } from './lifetime.ts'
import { operatorDocs } from './operator-docs/operator-docs.ts'
import { openPublisher } from './publisher.ts'
import { openContent, pullContent } from './site-content.ts'
import { editingOrigin, openEditing } from './site-editing.ts'
import { siteFunctions } from './site-functions.ts'
import { openOperator } from './site-operator.ts'
import { portsAreFree } from './site-ports.ts'

await live(async (lifetime) => {
  const environment = checkEnvironment()
  if (!environment || !(await portsAreFree(environment))) return 'failed'
  const source = await openContent(environment, lifetime, environment.ports.content)
  await openOperator(environment, lifetime)
  await healReleases(process.cwd())
  const publisher = openPublisher(environment, lifetime, { waits: true })
  const held = await heldRelease(environment.dataFolder)
  if (held !== undefined) {
    if (!(await pullContent(source.environment, environment))) return 'failed'
    console.log(`held: ${held} is served until "npm run release resume"`)
  } else {
    const outcome = await publisher.publish({ source: source.environment, changes: [], skipsUnchanged: true })
    if (outcome === 'failed') return 'failed'
  }
  const { current, previous } = releaseFolders(process.cwd())
  const { functions, record } = siteFunctions(environment, lifetime, () =>
    pullMaintenance(source.environment),
  )
  const following = followChanges(source, environment, publisher, lifetime, record)
  const site = await serveSite({
    port: environment.ports.site,
    folder: current,
    previousFolder: previous,
    configFile: 'netlify.toml',
    trustedProxies: environment.trustedProxies,
    functions: {
      ...following.functions,
      ...editorsFunction(environment),
      ...operatorDocs(environment),
      ...functions,
    },
    framedBy: editingOrigin(environment),
    seen: record,
  })
  lifetime.owns(site.close)
  following.begin(followRelease(site, process.cwd(), lifetime), site.origin)
  const { operator } = environment
  console.log(
    `serving: ${site.origin} (operator ${operator.kind === 'none' ? 'none' : operator.origin}, content ${environment.content.kind})`,
  )
  await openEditing(environment, lifetime)
  return 'running'
})
