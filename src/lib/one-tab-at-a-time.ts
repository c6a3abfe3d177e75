/** A lock is held for a moment, or until a guest's session has begun; a tab that the browser has frozen must not hold up the others. */
const patienceInMilliseconds = 1_000

/**
 * Runs what reads something that all tabs share and then writes it, while no other tab does. Where the browser has no
 * locks, or gives none, it runs at once.
 */
export async function oneTabAtATime<Value>(name: string, run: () => Value): Promise<Awaited<Value>> {
  try {
    const signal = AbortSignal.timeout(patienceInMilliseconds)
    return await navigator.locks.request(`app:v1:${name}`, { signal }, run)
  } catch {
    return await run()
  }
}
