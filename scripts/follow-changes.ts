import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Environment } from '../hosting/environment.ts'
import { contentWebhook, contentWebhookPath } from '../hosting/functions/content-webhook.ts'
import { takenCallsIn } from '../hosting/functions/taken-calls.ts'
import { type Sighting, sighting } from '../hosting/operations/sighting.ts'
import type { SiteServer } from '../hosting/server.ts'
import type { SiteFunction } from '../hosting/site.ts'
import { watchSpace } from '../sandbox/contentful/watch-space.ts'
import { webhook } from '../sandbox/contentful/webhook.ts'
import type { Lifetime } from './lifetime.ts'
import type { Publisher } from './publisher.ts'
import type { ContentSource } from './site-content.ts'
import { rebuildOnChange } from './site-rebuild.ts'

interface Following {
  /** What the site's server has to run for it. */
  functions: Record<string, SiteFunction>
  /** Call it once the server listens. */
  begin: (site: Pick<SiteServer, 'reload'>, origin: string) => void
}

/**
 * Lets what editors publish go live by itself: Contentful's signed webhook begins a rebuild. The embedded space sends
 * the same webhook when one of its files is saved. Without a secret a real space's webhooks are not listened to.
 */
export function followChanges(
  source: ContentSource,
  environment: Environment,
  publisher: Publisher,
  lifetime: Lifetime,
  record: (sightings: readonly Sighting[]) => void,
): Following {
  const secret = source.space ? randomBytes(32).toString('hex') : environment.webhookSecret
  if (secret === undefined) return { functions: {}, begin: () => {} }
  let changed: Parameters<typeof contentWebhook>[0]['changed'] = () => {}
  return {
    functions: {
      [contentWebhookPath]: contentWebhook({
        secret,
        environment: source.environment.environment,
        now: Date.now,
        calls: takenCallsIn(join(environment.dataFolder, 'webhook-calls'), Date.now),
        changed: (change) => {
          record([sighting('publish', 'received')])
          return changed(change)
        },
      }),
    },
    begin: (site, origin) => {
      changed = rebuildOnChange({ source: source.environment, publisher, site, record }).add
      if (source.space)
        watchEmbeddedSpace(
          environment.embeddedSpace,
          source.space,
          origin + contentWebhookPath,
          secret,
          lifetime,
        )
    },
  }
}

function watchEmbeddedSpace(
  folder: string,
  space: NonNullable<ContentSource['space']>,
  url: string,
  secret: string,
  lifetime: Lifetime,
): void {
  const tell = webhook({ space, url, secret, log: console.log })
  const watching = watchSpace({
    folder,
    space,
    log: console.log,
    published: () => void tell(),
  })
  lifetime.owns(watching.close)
}
