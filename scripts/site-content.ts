import { contentReport } from '../content-sync/content-report.ts'
import type { DeliverySpace } from '../content-sync/environment.ts'
import { syncContent } from '../content-sync/sync-content.ts'
import type { Environment } from '../hosting/environment.ts'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import type { Space } from '../sandbox/contentful/space.ts'
import { fairUseReport } from './fair-use-report.ts'
import type { Lifetime } from './lifetime.ts'
import { priceReport } from './price-report.ts'
import { releaseEntries, siteNeeds } from './site-needs.ts'

export interface ContentSource {
  environment: DeliverySpace
  /** The embedded space, where that is the source. */
  space?: Space
}

/** The space to read: a real one, or the embedded one, which is served on `port` for as long as the command lives. */
export async function openContent(
  { content }: Environment,
  lifetime: Lifetime,
  port: number,
): Promise<ContentSource> {
  if (content.kind === 'space') return { environment: content }
  const served = await serveEmbeddedSpace({ port })
  lifetime.owns(served.close)
  return served
}

/** Brings the snapshot up to date and says what came of it; false where there is nothing to build from. */
export async function pullContent(
  source: DeliverySpace,
  { dataFolder, operator }: Environment,
): Promise<boolean> {
  const content = await syncContent({
    environment: source,
    dataFolder,
    log: console.log,
    needs: await siteNeeds(),
    release: releaseEntries,
  })
  for (const line of contentReport(content, 'pulled')) console.log(line)
  if (content.kind === 'failed') return false
  for (const line of fairUseReport(content.snapshot.lt.plans, Date.now())) console.log(line)
  if (operator.kind !== 'none') {
    for (const line of await priceReport(content.snapshot.lt, operator.origin)) console.log(line)
  }
  return true
}
