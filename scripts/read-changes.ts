import { setTimeout as pause } from 'node:timers/promises'
import type { DeliverySpace } from '../content-sync/environment.ts'
import type { SpaceMirror } from '../content-sync/pull/space-mirror.ts'
import type { ContentMemory, MadeContent } from '../content-sync/sync-content.ts'
import type { Environment } from '../hosting/environment.ts'
import type { ContentChange } from '../hosting/functions/content-webhook.ts'
import { readPublished } from './site-content.ts'

/** A webhook may arrive before Contentful's delivery servers know of the change: so many times it is asked again. */
const pausesInMilliseconds = [1000, 2000, 4000, 8000]

/** Reads until these changes are there, or no longer; undefined where there is nothing to build from. */
export async function readChanges(
  source: DeliverySpace,
  environment: Environment,
  changes: ContentChange[],
  memory: ContentMemory,
): Promise<MadeContent | undefined> {
  let content = await readPublished(source, environment, memory)
  for (const milliseconds of pausesInMilliseconds) {
    if (!content || hasArrived(content.mirror, changes)) break
    await pause(milliseconds)
    content = await readPublished(source, environment, memory)
  }
  return content
}

const hasArrived = ({ entries, assets }: SpaceMirror, changes: ContentChange[]): boolean =>
  changes.every(({ kind, id, revision }) => {
    const item = (kind === 'Entry' ? entries : assets)[id]
    return revision === undefined ? item === undefined : item !== undefined && item.sys.revision >= revision
  })
