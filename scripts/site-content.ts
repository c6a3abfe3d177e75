import { contentReport } from '../content-sync/content-report.ts'
import type { DeliverySpace } from '../content-sync/environment.ts'
import { formatProblem } from '../content-sync/problem.ts'
import { type MadeContent, syncContent } from '../content-sync/sync-content.ts'
import type { Environment } from '../hosting/environment.ts'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import type { Space } from '../sandbox/contentful/space.ts'
import { keepProblems, tellEditors } from './editors-news.ts'
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

/** Brings the snapshot up to date and says what came of it; undefined where there is nothing to build from. */
export async function pullContent(
  source: DeliverySpace,
  environment: Environment,
): Promise<MadeContent | undefined> {
  const { dataFolder, operator } = environment
  const content = await syncContent({
    environment: source,
    dataFolder,
    log: console.log,
    needs: await siteNeeds(),
    release: releaseEntries,
  })
  for (const line of contentReport(content, 'pulled')) console.log(line)
  if (content.kind === 'failed') {
    await keepProblems(environment, content.problems, content.sentence)
    await tellEditors(environment, console.error)
    return undefined
  }
  const { lt } = content.snapshot
  const prices = operator.kind === 'none' ? [] : await priceReport(lt, operator.origin)
  const figures = [...fairUseReport(lt.plans, Date.now()), ...(prices ?? [])]
  for (const problem of figures) console.log(formatProblem(problem))
  if (!prices) console.log('prices not compared: the operator doesn’t answer')
  await keepProblems(environment, [...content.problems, ...figures])
  return content
}
