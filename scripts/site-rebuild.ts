import { setTimeout as pause } from 'node:timers/promises'
import { readMirror } from '../content-sync/pull/space-mirror.ts'
import type { Environment } from '../hosting/environment.ts'
import type { ContentChange } from '../hosting/functions/content-webhook.ts'
import { type Sighting, sighting } from '../hosting/operations/sighting.ts'
import { type RebuildQueue, rebuildQueue } from '../hosting/rebuild-queue.ts'
import type { SiteServer } from '../hosting/server.ts'
import type { Lifetime } from './lifetime.ts'
import { type ContentSource, pullContent } from './site-content.ts'
import { releaseSite } from './site-release.ts'

/** A webhook may arrive before Contentful's delivery servers know of the change: so many times it is asked again. */
const pausesInMilliseconds = [1000, 2000, 4000, 8000]

interface RebuildOptions {
  source: ContentSource
  environment: Environment
  lifetime: Lifetime
  site: Pick<SiteServer, 'reload'>
  record: (sightings: readonly Sighting[]) => void
}

/** What is published goes live by itself: pull, build, verify, switch. Whatever fails is reported, and the last good site stays. */
export function rebuildOnChange(options: RebuildOptions): RebuildQueue<ContentChange> {
  const { source, environment, lifetime, site, record } = options
  return rebuildQueue<ContentChange>(
    async (changes) => {
      const isReleased =
        (await pullChanges(source, environment, changes)) && (await releaseSite(environment, lifetime))
      if (!isReleased) return record([sighting('publish', 'failed')])
      await site.reload()
      record([sighting('publish', 'live')])
      console.log('live: what was published is served')
    },
    (error) => {
      console.error(error instanceof Error ? error.message : String(error))
      record([sighting('publish', 'failed')])
    },
  )
}

async function pullChanges(
  source: ContentSource,
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
