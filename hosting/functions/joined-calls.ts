import type { SharedStore } from './shared-store.ts'

/** Milliseconds: Contentful waits half a minute for an answer. */
const longestWait = 20_000
/** Milliseconds by which the clocks of two instances may differ. */
const clocksDiffer = 1_000

interface JoinedOptions {
  store: SharedStore
  /** UTC milliseconds. */
  now: () => number
  wait: (milliseconds: number) => Promise<unknown>
  call: () => Promise<void>
}

/**
 * Makes one call of all that instances of a function would make in the same third of a minute: the first makes it when that is
 * over, the others have nothing to do. Rejects in the first where the call does.
 * Why: docs/decisions/0165-many-publications-one-build.md
 */
export function joinedCalls({ store, now, wait, call }: JoinedOptions): () => Promise<void> {
  return async () => {
    const third = Math.floor(now() / longestWait)
    const name = `gathering/${third}`
    if (!(await store.add(name))) return
    await wait((third + 1) * longestWait + clocksDiffer - now())
    await store.remove(name)
    await call()
  }
}
