export interface RebuildQueue<Change> {
  /** Asks for a rebuild that has this change in it. */
  add: (change: Change) => void
  /** Resolves once nothing is left to be rebuilt. */
  idle: () => Promise<void>
}

/**
 * One rebuild at a time. What is published while one runs waits for the next, which takes all of it at once: ten
 * publications in a row cost two builds. A rebuild that rejects is reported to `failed`, and the next one continues.
 */
export function rebuildQueue<Change>(
  rebuild: (changes: Change[]) => Promise<void>,
  failed: (error: unknown) => void,
): RebuildQueue<Change> {
  let waiting: Change[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const changes = waiting
      waiting = []
      await rebuild(changes).catch(failed)
    }
    running = undefined
  }
  return {
    add(change) {
      waiting.push(change)
      running ??= run()
    },
    idle: () => running ?? Promise.resolve(),
  }
}
