/**
 * A process that publishes once: pulls content, builds, and ends. The server that answers visitors starts it ahead and
 * lets it wait, with everything loaded that a build needs.
 */
import { isUpToDate, prepareToBuild } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import type { PublishingMessage, PublishingOrder, PublishingOutcome } from './publishing.ts'
import { pullChanges } from './pull-changes.ts'
import { releaseSite } from './site-release.ts'

const stopping = new AbortController()
let environment: Environment | undefined

function stop(): void {
  stopping.abort()
  process.exit(1)
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
// The command may have ended while this was loaded.
if (!process.connected) stop()

process.on('message', (message: PublishingMessage) => {
  if ('prepare' in message) {
    environment = message.prepare
    void prepareToBuild({ root: process.cwd(), environment })
  } else if (environment) void answer(environment, message.order)
})

async function answer(environment: Environment, order: PublishingOrder): Promise<void> {
  const outcome = await publish(environment, order).catch((error): PublishingOutcome => {
    console.error(error instanceof Error ? error.message : String(error))
    return 'failed'
  })
  process.send?.(outcome)
}

async function publish(
  environment: Environment,
  { source, changes, skipsUnchanged, from }: PublishingOrder,
): Promise<PublishingOutcome> {
  if (source && !(await pullChanges(source, environment, changes))) return 'failed'
  if (skipsUnchanged && (await isUpToDate({ root: process.cwd(), environment }))) {
    console.log('built: nothing has changed')
    return 'unchanged'
  }
  return releaseSite(environment, from, stopping.signal)
}
