import type { DeliverySpace } from '../content-sync/environment.ts'
import type { ContentChange } from '../hosting/functions/content-webhook.ts'
import { type Sighting, sighting } from '../hosting/operations/sighting.ts'
import { type RebuildQueue, rebuildQueue } from '../hosting/rebuild-queue.ts'
import type { SiteServer } from '../hosting/server.ts'
import type { Publisher } from './publisher.ts'

interface RebuildOptions {
  source: DeliverySpace
  publisher: Publisher
  site: Pick<SiteServer, 'reload'>
  record: (sightings: readonly Sighting[]) => void
}

/** What is published goes live by itself: pull, build, verify, switch. Whatever fails is reported, and the last good site stays. */
export const rebuildOnChange = ({
  source,
  publisher,
  site,
  record,
}: RebuildOptions): RebuildQueue<ContentChange> =>
  rebuildQueue<ContentChange>(
    async (changes) => {
      const begun = Date.now()
      const outcome = await publisher.publish({ source, changes, skipsUnchanged: true })
      if (outcome === 'failed') return record([sighting('publish', 'failed')])
      if (outcome === 'released') await site.reload()
      record([sighting('publish', 'live', { value: Date.now() - begun })])
      console.log('live: what was published is served')
    },
    (error) => {
      console.error(error instanceof Error ? error.message : String(error))
      record([sighting('publish', 'failed')])
    },
  )
