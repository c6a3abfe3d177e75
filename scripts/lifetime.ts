import { UnreadableSpace } from '../sandbox/contentful/space-problems.ts'

/** What a command started, and how that ends: the last first, once. */
export interface Lifetime {
  /** Aborts as soon as the end begins. */
  signal: AbortSignal
  /** Something to be ended with the command; at once where the end has begun. */
  owns: (end: () => Promise<void> | void) => void
}

/** `running` leaves on what was started, `done` and `failed` end it. */
export type CommandResult = 'running' | 'done' | 'failed'

const lookEvery = 500

/**
 * Calls `gone` once the npm that began this process is gone: killed, it takes nothing along. A process that was begun
 * otherwise may outlive what began it.
 */
function watchNpm(gone: () => void, signal: AbortSignal): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const looking = setInterval(() => process.ppid !== npm && gone(), lookEvery)
  looking.unref()
  signal.addEventListener('abort', () => clearInterval(looking), { once: true })
}

/**
 * Runs a command that starts other things, until Ctrl-C or SIGTERM where it keeps running; a second signal ends the
 * process at once. The exit code is 1 where the command failed.
 */
export async function live(command: (lifetime: Lifetime) => Promise<CommandResult>): Promise<void> {
  const stopping = new AbortController()
  const ends: (() => Promise<void> | void)[] = []
  const end = async () => {
    stopping.abort()
    for (let next = ends.pop(); next; next = ends.pop()) await next()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1)
      void end()
    })
  }
  watchNpm(() => void end(), stopping.signal)
  const owns: Lifetime['owns'] = (next) => {
    if (stopping.signal.aborted) void next()
    else ends.push(next)
  }
  let result: CommandResult = 'failed'
  try {
    result = await command({ signal: stopping.signal, owns })
  } catch (error) {
    // An editor's mistake: its sentences name the place, a stack would hide them.
    if (!(error instanceof UnreadableSpace)) throw error
    console.error(error.message)
  } finally {
    // What fails because it is being ended has not failed.
    if (result === 'failed' && !stopping.signal.aborted) process.exitCode = 1
    if (result !== 'running') await end()
  }
}
