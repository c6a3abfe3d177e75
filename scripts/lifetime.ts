/** What a command started, and how it ends: in reverse order, once, by Ctrl-C, SIGTERM or when the command is done. */
export interface Lifetime {
  /** Aborts as soon as the end begins. */
  signal: AbortSignal
  /** Something to be ended with the command. */
  owns: (end: () => Promise<void> | void) => void
  end: () => Promise<void>
}

/** Takes over SIGINT and SIGTERM; a second one ends the process at once. */
export function startLifetime(): Lifetime {
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
  return { signal: stopping.signal, owns: (next) => ends.push(next), end }
}
