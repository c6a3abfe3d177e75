import { setTimeout as pause } from 'node:timers/promises'
import type { DeliverySpace } from '../content-sync/environment.ts'
import { readMirror } from '../content-sync/pull/space-mirror.ts'
import type { Environment } from '../hosting/environment.ts'
import type { ContentChange } from '../hosting/functions/content-webhook.ts'
import { pullContent } from './site-content.ts'

/** A webhook may arrive before Contentful's delivery servers know of the change: so many times it is asked again. */
const pausesInMilliseconds = [1000, 2000, 4000, 8000]

/** Pulls until these changes are there, or no longer; false where there is nothing to build from. */
export async function pullChanges(
  source: DeliverySpace,
  environment: Environment,
  changes: ContentChange[],
): Promise<boolean> {
  for (const milliseconds of [...pausesInMilliseconds, 0]) {
    if (!(await pullContent(source, environment))) return false
    if (milliseconds === 0 || (await hasArrived(environment, changes))) return true
    await pause(milliseconds)
  }
  return true
}

async function hasArrived({ dataFolder }: Environment, changes: ContentChange[]): Promise<boolean> {
  const mirror = await readMirror(dataFolder)
  return changes.every(({ kind, id, revision }) => {
    const items = kind === 'Entry' ? mirror?.entries : mirror?.assets
    const item = items?.[id]
    return revision === undefined ? item === undefined : item !== undefined && item.sys.revision >= revision
  })
}
