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

/**
 * `node scripts/content.ts pull | validate | export <file> | generate <pages> <file> | upgrade [--apply] | migration <name>`: of Contentful's space, or of the
 * embedded one served for the moment. `generate` exports the embedded one with so many more pages in each language, to try what grows with a site.
 */
async function run(lifetime: Lifetime): Promise<number> {
  if (process.argv[2] === 'migration') return migrate(process.argv[3], console.log)
  if (process.argv[2] === 'upgrade') return upgradeSpace(process.argv[3] === '--apply')
  if (process.argv[2] === 'generate') return generate(Number(process.argv[3]), process.argv[4], lifetime)
  const read = readContentEnvironment(process.env)
  if (read.kind === 'refused') {
    console.error(read.problem)
    return 1
  }
  if (read.kind === 'space') return runOn(read, process.argv[2], process.argv[3])
  const served = await serveEmbeddedSpace({ port: 0 })
  lifetime.owns(served.close)
  return runOn(served.environment, process.argv[2], process.argv[3])
}

async function generate(pages: number, file: string | undefined, lifetime: Lifetime): Promise<number> {
  if (!Number.isInteger(pages) || pages < 1) {
    console.error(`generate takes how many pages each language gets, and a file: generate 400 space.json`)
    return 2
  }
  const served = await serveEmbeddedSpace({ port: 0, generatedPages: pages })
  lifetime.owns(served.close)
  return runOn(served.environment, 'export', file)
}

async function upgradeSpace(applies: boolean): Promise<number> {
  const read = readManagementSpace(process.env)
  if (read.kind === 'management')
    return upgrade(managementClient(read), await embeddedRelease(), { applies, log: console.log })
  console.error(read.problem)
  return 1
}

const runOn = async (environment: DeliverySpace, command: string | undefined, file: string | undefined) =>
  runCommand(
    command,
    {
      environment,
      dataFolder: process.env.DATA_FOLDER || '.data',
      log: console.log,
      needs: await siteNeeds(),
      release: releaseEntries,
    },
    file,
  )

await live(async (lifetime) => ((await run(lifetime)) === 0 ? 'done' : 'failed'))
