import { contentReport } from '../content-sync/content-report.ts'
import type { DeliverySpace } from '../content-sync/environment.ts'
import { formatProblem } from '../content-sync/problem.ts'
import {
  type ContentMemory,
  keepContent,
  type MadeContent,
  readContent,
} from '../content-sync/sync-content.ts'
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
  { content, embeddedSpace }: Environment,
  lifetime: Lifetime,
  port: number,
): Promise<ContentSource> {
  if (content.kind === 'space') return { environment: content }
  const served = await serveEmbeddedSpace({ port, folder: embeddedSpace })
  lifetime.owns(served.close)
  return served
}

/** Brings the snapshot up to date and says what came of it; false where there is nothing to build from. */
export async function pullContent(source: DeliverySpace, environment: Environment): Promise<boolean> {
  const content = await readPublished(source, environment)
  if (!content) return false
  await keepPublished(content, JSON.stringify(content.snapshot), environment)
  return true
}

/**
 * Reads what is published and says what came of it; undefined where there is nothing to build from. Nothing is kept yet.
 * A process that reads again and again has a `memory`.
 */
export async function readPublished(
  source: DeliverySpace,
  environment: Environment,
  memory?: ContentMemory,
): Promise<MadeContent | undefined> {
  const content = await readContent({
    environment: source,
    dataFolder: environment.dataFolder,
    ...(memory && { memory }),
    log: console.log,
    needs: await siteNeeds(),
    release: releaseEntries,
  })
  for (const line of contentReport(content, 'pulled')) console.log(line)
  if (content.kind === 'made') return content
  await keepProblems(environment, { problems: content.problems, failure: content.sentence })
  await tellEditors(environment, console.error)
  return undefined
}

/** Keeps content, whose snapshot is given as text too, and what editors should know of it, the operator's prices too. */
export async function keepPublished(
  content: Pick<MadeContent, 'snapshot' | 'mirror' | 'problems'>,
  snapshot: string,
  environment: Environment,
): Promise<void> {
  const { dataFolder, operator } = environment
  await keepContent(snapshot, content.mirror, dataFolder)
  const { lt } = content.snapshot
  const prices = operator.kind === 'none' ? [] : await priceReport(lt, operator.origin)
  const figures = [...fairUseReport(lt.plans, Date.now()), ...(prices ?? [])]
  for (const problem of figures) console.log(formatProblem(problem))
  if (!prices) console.log('prices not compared: the operator doesn’t answer')
  await keepProblems(environment, {
    problems: [...content.problems, ...figures],
    entries: content.mirror.entries,
  })
}
