import { setTimeout as pause } from 'node:timers/promises'
import type { DeliverySpace } from '../content-sync/environment.ts'
import type { SpaceMirror } from '../content-sync/pull/space-mirror.ts'
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
    const content = await pullContent(source, environment)
    if (!content) return false
    if (milliseconds === 0 || hasArrived(content.mirror, changes)) return true
    await pause(milliseconds)
  }
  return true
}

const hasArrived = ({ entries, assets }: SpaceMirror, changes: ContentChange[]): boolean =>
  changes.every(({ kind, id, revision }) => {
    const item = (kind === 'Entry' ? entries : assets)[id]
    return revision === undefined ? item === undefined : item !== undefined && item.sys.revision >= revision
  })
