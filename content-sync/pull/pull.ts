import * as v from 'valibot'
import type { DeliverySpace } from '../environment.ts'
import { noPictures } from '../pictures/picture.ts'
import { deliveryClient } from './delivery-client.ts'
import { applyDelta, Delta } from './delta.ts'
import { failureSentence, isRefusedToken, isTooLarge } from './failure.ts'
import type { SpaceMirror } from './space-mirror.ts'

/** How many entries and assets a pull brought, and how many that were in the mirror are gone. */
export interface PullReport {
  entries: number
  assets: number
  deletedEntries: number
  deletedAssets: number
}

export type PullResult =
  | { kind: 'pulled'; mirror: SpaceMirror; report: PullReport }
  | { kind: 'failed'; sentence: string }

interface PullOptions {
  environment: DeliverySpace
  /** What the last pull gave. Without it, or where it mirrors another space, everything is asked for. */
  mirror: SpaceMirror | undefined
  log: (sentence: string) => void
}

/**
 * Brings a mirror up to date and returns the new one; to save it is the caller's, once everything is made of it.
 * A sync token that Contentful no longer takes leads to a full sync; an answer that isn't whole is a failure.
 */
export async function pull({ environment: source, mirror, log }: PullOptions): Promise<PullResult> {
  const { space, environment } = source
  const empty: SpaceMirror = { space, environment, entries: {}, assets: {}, pictures: noPictures }
  const before = mirror?.space === space && mirror.environment === environment ? mirror : empty
  try {
    const continued = await continueSync(source, before, log)
    const delta = continued ?? (await fullSync(source, log))
    const after = applyDelta(continued ? before : empty, delta)
    return { kind: 'pulled', mirror: after, report: report(delta, before, after) }
  } catch (error) {
    return { kind: 'failed', sentence: failureSentence(error, source) }
  }
}

/** What changed since the mirror's sync token; undefined where only a full sync can tell. */
async function continueSync(source: DeliverySpace, { syncToken }: SpaceMirror, log: PullOptions['log']) {
  if (!syncToken) return undefined
  try {
    return await sync(source, { nextSyncToken: syncToken }, log)
  } catch (error) {
    if (!isRefusedToken(error)) throw error
    log(
      'content is read from the beginning, not from the last change: the sync token of the last build is from another space or too old',
    )
    return undefined
  }
}

/** How many entries and assets a page holds, once one of Contentful's own size was over the 7 MB that it answers. */
const smallerPages = [20, 4, 1]

async function fullSync(source: DeliverySpace, log: PullOptions['log']): Promise<Delta> {
  let query: Query = { initial: true }
  for (const limit of smallerPages) {
    try {
      return await sync(source, query, log)
    } catch (error) {
      if (!isTooLarge(error)) throw error
      log(`An answer of Contentful's would be over 7 MB: everything is asked for in pages of ${limit}`)
      query = { initial: true, limit }
    }
  }
  return sync(source, query, log)
}

type Query = { initial: true; limit?: number } | { nextSyncToken: string }

async function sync(source: DeliverySpace, query: Query, log: PullOptions['log']): Promise<Delta> {
  const delta = v.safeParse(Delta, await deliveryClient(source, log).sync(query))
  if (delta.success) return delta.output
  const [issue] = delta.issues
  throw new Error(`the answer is not whole (${v.getDotPath(issue)}: ${issue.message})`)
}

function report(delta: Delta, before: SpaceMirror, after: SpaceMirror): PullReport {
  const gone = (key: 'entries' | 'assets') =>
    Object.keys(before[key]).filter((id) => !Object.hasOwn(after[key], id)).length
  return {
    entries: delta.entries.length,
    assets: delta.assets.length,
    deletedEntries: gone('entries'),
    deletedAssets: gone('assets'),
  }
}
