import { migrate, runCommand, upgrade } from '../content-sync/cli.ts'
import {
  type DeliverySpace,
  readContentEnvironment,
  readManagementSpace,
} from '../content-sync/environment.ts'
import { managementClient } from '../content-sync/upgrade/management-client.ts'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import { embeddedRelease } from './embedded-release.ts'
import { type Lifetime, live } from './lifetime.ts'
import { releaseEntries, siteNeeds } from './site-needs.ts'

/** `node scripts/content.ts pull | validate | export <file> | upgrade [--apply] | migration <name>`: of Contentful's space, or of the embedded one served for the moment. */
async function run(lifetime: Lifetime): Promise<number> {
  if (process.argv[2] === 'migration') return migrate(process.argv[3], console.log)
  if (process.argv[2] === 'upgrade') return upgradeSpace(process.argv[3] === '--apply')
  const read = readContentEnvironment(process.env)
  if (read.kind === 'refused') {
    console.error(read.problem)
    return 1
  }
  if (read.kind === 'space') return runOn(read)
  const served = await serveEmbeddedSpace({ port: 0 })
  lifetime.owns(served.close)
  return runOn(served.environment)
}

async function upgradeSpace(applies: boolean): Promise<number> {
  const read = readManagementSpace(process.env)
  if (read.kind === 'management')
    return upgrade(managementClient(read), await embeddedRelease(), { applies, log: console.log })
  console.error(read.problem)
  return 1
}

const runOn = async (environment: DeliverySpace) =>
  runCommand(
    process.argv[2],
    {
      environment,
      dataFolder: process.env.DATA_FOLDER || '.data',
      log: console.log,
      needs: await siteNeeds(),
      release: releaseEntries,
    },
    process.argv[3],
  )

await live(async (lifetime) => ((await run(lifetime)) === 0 ? 'done' : 'failed'))
