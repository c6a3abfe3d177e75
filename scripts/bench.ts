/**
 * `npm run bench`: how fast the site is, as ratios to hand-written pages and to bare Astro in the same run. It gates
 * nothing. `-- --only bytes|ready|interaction|change|lighthouse|search|operator|build|publish|load` measures a part (it may be said more than once),
 * `--runs 5` says how often, `--dist DIR` takes a built site instead of building it. Needs openssl.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../hosting/environment.ts'
import { releaseFolders } from '../hosting/release.ts'
import { limitApp, siteApp } from './bench/apps.ts'
import type { Bench } from './bench/bench.ts'
import { browserStart } from './bench/browse.ts'
import { measureBuild } from './bench/build.ts'
import { measureBytes } from './bench/bytes.ts'
import { createCertificate } from './bench/certificate.ts'
import { measureChange } from './bench/change.ts'
import type { Finding } from './bench/finding.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLoad } from './bench/load.ts'
import { measureOperator } from './bench/operator.ts'
import { type PartName, readOptions } from './bench/options.ts'
import { measurePublish } from './bench/publish.ts'
import { measureReady } from './bench/ready.ts'
import { tableOf, writeReport } from './bench/report.ts'
import { measureSearch } from './bench/search.ts'
import { serveSecurely } from './bench/serve-securely.ts'
import { warmUp } from './bench/warm-up.ts'
import { checkEnvironment } from './check-environment.ts'
import { type Lifetime, live } from './lifetime.ts'
import { openPublisher } from './publisher.ts'
import { openContent } from './site-content.ts'

const measure: Record<PartName, (bench: Bench) => Promise<Finding[]>> = {
  bytes: measureBytes,
  ready: measureReady,
  interaction: measureInteraction,
  change: measureChange,
  lighthouse: measureLighthouse,
  search: measureSearch,
  operator: measureOperator,
  build: measureBuild,
  publish: measurePublish,
  load: measureLoad,
}

await live(async (lifetime) => {
  const { parts, runs, dist } = readOptions(process.argv.slice(2))
  const environment = checkEnvironment()
  if (!environment || !isMeasurable(environment)) return 'failed'
  const built = dist ?? (await builtSite(environment, lifetime))
  if (!built) return 'failed'

  const certificate = createCertificate()
  const limit = await serveSecurely(certificate, limitApp)
  lifetime.owns(limit.close)
  const site = await serveSecurely(certificate, (origin) => siteApp(built, origin))
  lifetime.owns(site.close)

  const date = new Date()
  const folder = join(environment.dataFolder, 'bench')
  await mkdir(folder, { recursive: true })
  const bench = {
    origins: { limit: limit.origin, site: site.origin },
    browser: browserStart(certificate),
    runs,
    folder,
    environment,
    signal: lifetime.signal,
  }
  await warmUp(bench)
  const findings: Finding[] = []
  let kept = ''
  for (const part of parts) {
    const say = (progress: string) => console.log(`${part}: ${progress}`)
    findings.push(...(await measure[part]({ ...bench, say })))
    // After each part: what breaks a later one must not cost what was found.
    kept = await writeReport(folder, { date, runs, findings })
  }
  console.log(`\n${tableOf(findings)}\n\nkept: ${kept}`)
  return 'done'
})

/** Nothing may leave the machine while it is measured, so pictures have to come from the embedded space. */
function isMeasurable({ content }: Environment): boolean {
  if (content.kind === 'embedded') return true
  console.error('The bench measures the embedded content: unset the variables CONTENTFUL_….')
  return false
}

/** The folder of the built site; undefined where it can't be built. */
async function builtSite(environment: Environment, lifetime: Lifetime): Promise<string | undefined> {
  const source = await openContent(environment, lifetime, 0)
  const { publish } = openPublisher(environment, lifetime, { waits: false })
  const outcome = await publish({ source: source.environment, changes: [], skipsUnchanged: true })
  return outcome === 'failed' ? undefined : releaseFolders(process.cwd()).current
}
