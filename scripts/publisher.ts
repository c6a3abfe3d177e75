import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { renderingEnvironment } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import type { Lifetime } from './lifetime.ts'
import type { PublishingMessage, PublishingOrder, PublishingOutcome } from './publishing.ts'

export interface Publisher {
  /** Publishes in a process of its own. One at a time. */
  publish: (order: Omit<PublishingOrder, 'from'>) => Promise<'released' | 'unchanged' | 'failed'>
}

const program = fileURLToPath(new URL('publishing-process.ts', import.meta.url))

/**
 * Publishes in processes that visitors' answers don't wait for: each publishes once. Where the command `waits` for changes, it
 * serves meanwhile: the next process is started ahead, and has a lower priority. A build that stops is tried again from nothing.
 */
export function openPublisher(
  environment: Environment,
  lifetime: Lifetime,
  { waits }: { waits: boolean },
): Publisher {
  const processes = new Set<ChildProcess>()
  lifetime.owns(() => {
    for (const child of processes) child.kill()
  })
  function start(): ChildProcess {
    const child = fork(program, {
      env: renderingEnvironment(process.cwd(), environment),
      serialization: 'advanced',
      // Content is many small objects that live through a build: with Node's 16 MB for young ones an eighth of the time is collecting.
      execArgv: ['--max-semi-space-size=64'],
    })
    processes.add(child)
    child.once('exit', () => processes.delete(child))
    if (waits && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    send(child, { prepare: environment })
    return child
  }
  let waiting = start()

  async function order(from: PublishingOrder['from'], order: Omit<PublishingOrder, 'from'>) {
    const outcome = await answerOf(waiting, { ...order, from })
    waiting.kill()
    // One that is started while the command ends would outlive it, and keep it from ending.
    if ((waits || outcome === 'stopped') && !lifetime.signal.aborted) waiting = start()
    return outcome
  }
  return {
    async publish(wanted) {
      const outcome = await order('earlier', wanted)
      if (outcome !== 'stopped') return outcome
      if (lifetime.signal.aborted) return 'failed'
      console.warn('The build stopped: everything is compiled and rendered from the beginning.')
      const { source: _, ...pulled } = wanted
      const again = await order('nothing', { ...pulled, skipsUnchanged: false })
      return again === 'stopped' ? 'failed' : again
    },
  }
}

const send = (child: ChildProcess, message: PublishingMessage) => child.send(message)

/** What the process says, or `stopped` where it ends without a word: killed, or out of memory. */
function answerOf(child: ChildProcess, order: PublishingOrder): Promise<PublishingOutcome> {
  const { promise, resolve } = Promise.withResolvers<PublishingOutcome>()
  child.once('message', (outcome: PublishingOutcome) => resolve(outcome))
  child.once('exit', () => resolve('stopped'))
  if (child.exitCode !== null || child.signalCode !== null) resolve('stopped')
  else send(child, { order })
  return promise
}
