import { setTimeout as wait } from 'node:timers/promises'

/**
 * Begins work so many times a second for so many seconds, each when it is due, whether or not what was begun before has
 * ended: a server that falls behind can't hide it. Returns how many milliseconds after it was due each ended; rejects where one does.
 */
export async function atRate(
  rate: number,
  seconds: number,
  work: (index: number) => Promise<void> | undefined,
): Promise<number[]> {
  const begin = performance.now()
  const begun: Promise<number>[] = []
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = begin + (index * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await wait(early)
    const one = (async () => {
      await work(index)
      return performance.now() - due
    })()
    // All are waited for below, where the first that rejects is met.
    one.catch(() => undefined)
    begun.push(one)
  }
  return Promise.all(begun)
}
