import { buildSite } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import { heldRelease } from '../hosting/held-release.ts'
import { keepRelease } from '../hosting/kept-releases.ts'
import { formatFlaws } from '../hosting/verify.ts'
import { keepDeadLinks, tellEditors } from './editors-news.ts'
import type { PublishingOrder, PublishingOutcome } from './publishing.ts'

/** Builds `dist` and says what came of it; unless it is `released`, the last good one stays. */
export async function releaseSite(
  environment: Environment,
  from: PublishingOrder['from'],
  signal: AbortSignal,
): Promise<PublishingOutcome> {
  const held = await heldRelease(environment.dataFolder)
  if (held !== undefined) {
    console.error(`Nothing was built: ${held} is held. Let it go with "npm run release resume".`)
    return 'failed'
  }
  const start = performance.now()
  const outcome = await buildSite({ root: process.cwd(), environment, from, signal })
  if (signal.aborted) return 'failed'
  if (outcome.status !== 'released') {
    for (const problem of outcome.problems) console.error(problem)
    await tellEditors(environment, console.error)
    console.error('Nothing was released: the last good dist/ stays.')
    return outcome.status === 'failed' && from === 'earlier' ? 'stopped' : 'failed'
  }
  for (const warning of formatFlaws(outcome.warnings)) console.warn(warning)
  await keepRelease(process.cwd())
  await keepDeadLinks(environment, outcome.warnings)
  await tellEditors(environment, console.warn)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1000)
  console.log(
    `built: ${outcome.pages} pages in ${seconds} s (${outcome.rendered} files rendered, ${megabytes} MB)`,
  )
  return 'released'
}
