/**
 * A process that publishes: reads content, builds, and keeps what it was built from. The server that answers visitors starts
 * it ahead, and it stays: the next publication finds the last one's content and pages in memory.
 * Why: docs/decisions/0098-a-process-that-stays.md
 */
import type { ContentMemory } from '../content-sync/sync-content.ts'
import { type BuildMemory, isUpToDate, prepareToBuild } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import { snapshotWriter } from '../hosting/written-snapshot.ts'
import type { PublishingAnswer, PublishingMessage, PublishingOrder, PublishingOutcome } from './publishing.ts'
import { readChanges } from './read-changes.ts'
import { keepPublished } from './site-content.ts'
import { keepReleased, releaseSite } from './site-release.ts'

const stopping = new AbortController()
const write = snapshotWriter()
const memory: BuildMemory & ContentMemory = { pages: new Map() }
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

const say = (message: PublishingAnswer) => process.send?.(message)

/** Visitors first: the outcome is said before what none of them waits for is written. */
async function answer(environment: Environment, order: PublishingOrder): Promise<void> {
  try {
    const { outcome, keep } = await publish(environment, order)
    say({ outcome })
    await keep?.().catch(complain)
  } catch (error) {
    complain(error)
    say({ outcome: 'failed' })
  }
  say('kept')
}

const complain = (error: unknown) => console.error(error instanceof Error ? error.message : String(error))

interface Published {
  outcome: PublishingOutcome
  /** Writes what the next process needs, and tells editors. */
  keep?: () => Promise<void>
}

async function publish(
  environment: Environment,
  { source, changes, skipsUnchanged, from }: PublishingOrder,
): Promise<Published> {
  const content = await readChanges(source, environment, changes, memory)
  if (!content) return { outcome: 'failed' }
  const written = write(content.snapshot)
  const project = { root: process.cwd(), environment, content: written }
  if (skipsUnchanged && (await isUpToDate(project))) {
    console.log('built: nothing has changed')
    return { outcome: 'unchanged', keep: () => keepPublished(content, written.text, environment) }
  }
  const release = await releaseSite({ ...project, from, memory, signal: stopping.signal })
  return {
    outcome: release.outcome,
    async keep() {
      await keepPublished(content, written.text, environment)
      await keepReleased(environment, release, content, memory)
    },
  }
}
