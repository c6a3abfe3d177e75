import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { renderingEnvironment } from '../hosting/build-site.ts'
import type { Environment } from '../hosting/environment.ts'
import type { Lifetime } from './lifetime.ts'
import type { PublishingAnswer, PublishingMessage, PublishingOrder, PublishingOutcome } from './publishing.ts'

export interface Publisher {
  /** Publishes in a process of its own. One at a time. */
  publish: (order: Omit<PublishingOrder, 'from'>) => Promise<'released' | 'unchanged' | 'failed'>
}

const program = fileURLToPath(new URL('publishing-process.ts', import.meta.url))

/** What a process keeps in memory grows by a little with each publication. */
const mostPublications = 100

/**
 * Publishes in a process that visitors' answers don't wait for. Where the command `waits` for changes, it serves
 * meanwhile: the process stays for the next publication, and has a lower priority; otherwise a publication is over once
 * everything is kept. A build that stops is tried again from nothing, in a new process.
 * Why: docs/decisions/0098-a-process-that-stays.md
 */
export function openPublisher(
  environment: Environment,
  lifetime: Lifetime,
  { waits }: { waits: boolean },
): Publisher {
  let running = start()
  lifetime.owns(() => {
    running.child.kill()
  })

  function start() {
    const child = fork(program, {
      env: renderingEnvironment(process.cwd(), environment),
      serialization: 'advanced',
      // Content is many small objects that live through a build: with Node's 16 MB for young ones an eighth of the time is collecting.
      execArgv: ['--max-semi-space-size=64'],
    })
    if (waits && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    send(child, { prepare: environment })
    return { child, publications: 0, kept: Promise.resolve() }
  }

  async function carryOut(order: PublishingOrder): Promise<PublishingOutcome> {
    await running.kept
    if (hasEnded(running.child) || running.publications >= mostPublications) restart()
    running.publications += 1
    const { outcome, kept } = sendOrder(running.child, order)
    running.kept = kept
    const came = await outcome
    if (came === 'stopped') restart()
    else if (!waits) {
      await kept
      running.child.kill()
    }
    return came
  }

  function restart(): void {
    running.child.kill()
    // One that is started while the command ends would outlive it, and keep it from ending.
    if (!lifetime.signal.aborted) running = start()
  }

  return {
    async publish(wanted) {
      const outcome = await carryOut({ ...wanted, from: 'earlier' })
      if (outcome !== 'stopped') return outcome
      if (lifetime.signal.aborted) return 'failed'
      console.warn('The build stopped: everything is compiled and rendered from the beginning.')
      const again = await carryOut({ ...wanted, skipsUnchanged: false, from: 'nothing' })
      return again === 'stopped' ? 'failed' : again
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const send = (child: ChildProcess, message: PublishingMessage) => child.send(message)

/** What the process says of an order; `stopped` where it ends without a word: killed, or out of memory. */
function sendOrder(child: ChildProcess, order: PublishingOrder) {
  const outcome = Promise.withResolvers<PublishingOutcome>()
  const kept = Promise.withResolvers<void>()
  const ended = () => {
    outcome.resolve('stopped')
    kept.resolve()
  }
  const read = (answer: PublishingAnswer) => {
    if (answer !== 'kept') return outcome.resolve(answer.outcome)
    child.off('message', read).off('exit', ended)
    kept.resolve()
  }
  child.on('message', read).once('exit', ended)
  if (hasEnded(child)) ended()
  else send(child, { order })
  return { outcome: outcome.promise, kept: kept.promise }
}
