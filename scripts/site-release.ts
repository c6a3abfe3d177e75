import type { MadeContent } from '../content-sync/sync-content.ts'
import { type BuildMemory, type BuildOptions, buildSite, keepRecords } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import { heldRelease } from '../hosting/held-release.ts'
import { keepRelease } from '../hosting/kept-releases.ts'
import { type Flaw, formatFlaws } from '../hosting/verify.ts'
import { keepDeadLinks, tellEditors } from './editors-news.ts'
import type { PublishingOutcome } from './publishing.ts'

interface SiteRelease {
  outcome: PublishingOutcome
  /** Links of the released site that lead nowhere. */
  deadLinks: Flaw[]
}

/** Builds `dist` and says what came of it; unless it is `released`, the last good one stays. */
export async function releaseSite(options: BuildOptions): Promise<SiteRelease> {
  const held = await heldRelease(options.environment.dataFolder)
  if (held !== undefined) {
    console.error(`Nothing was built: ${held} is held. Let it go with "npm run release resume".`)
    return notReleased('failed')
  }
  const start = performance.now()
  const built = await buildSite(options)
  if (options.signal.aborted) return notReleased('failed')
  if (built.status !== 'released') {
    for (const problem of built.problems) console.error(problem)
    console.error('Nothing was released: the last good dist/ stays.')
    return notReleased(built.status === 'failed' && options.from === 'earlier' ? 'stopped' : 'failed')
  }
  for (const warning of formatFlaws(built.warnings)) console.warn(warning)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1000)
  console.log(
    `built: ${built.pages} pages in ${seconds} s (${built.rendered} files rendered, ${megabytes} MB)`,
  )
  return { outcome: 'released', deadLinks: built.warnings }
}

const notReleased = (outcome: PublishingOutcome): SiteRelease => ({ outcome, deadLinks: [] })

/** Keeps a release to go back to, and tells editors what came of it. */
export async function keepReleased(
  environment: Environment,
  { outcome, deadLinks }: SiteRelease,
  content: Pick<MadeContent, 'snapshot' | 'mirror'>,
  memory: BuildMemory,
): Promise<void> {
  if (outcome === 'released') {
    await keepRecords(process.cwd(), memory)
    await keepRelease(process.cwd())
    await keepDeadLinks(environment, deadLinks, content)
  }
  await tellEditors(environment, outcome === 'released' ? console.warn : console.error)
}
