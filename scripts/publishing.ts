import type { DeliverySpace } from '../content-sync/environment.ts'
import type { Environment } from '../hosting/environment.ts'
import type { ContentChange } from '../hosting/functions/content-webhook.ts'

/** What a process is asked that publishes. */
export interface PublishingOrder {
  /** The space to read content from. */
  source: DeliverySpace
  /** What has to be in the pulled content. */
  changes: ContentChange[]
  /** Leaves `dist` as it is where it was built from just the same. */
  skipsUnchanged: boolean
  from: 'earlier' | 'nothing'
}

/** `stopped`: the build itself failed, so that it may succeed from nothing. */
export type PublishingOutcome = 'released' | 'unchanged' | 'failed' | 'stopped'

/** What goes to the process: first where it works, then orders, one after the other. */
export type PublishingMessage = { prepare: Environment } | { order: PublishingOrder }

/** What comes back: what visitors get now, and later that all of it is kept. */
export type PublishingAnswer = { outcome: PublishingOutcome } | 'kept'
