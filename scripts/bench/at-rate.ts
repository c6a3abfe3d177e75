/**
 * Begins work so many times a second for so many seconds, each when it is due, whether or not what was begun before has
 * ended: a server that falls behind can't hide it. Returns how many milliseconds after it was due each ended; rejects where one does.
 */
export function atRate(
  rate: number,
  seconds: number,
  work: (index: number) => Promise<void> | undefined,
): Promise<number[]> {
  const begin = performance.now()
  const one = async (index: number) => {
    const due = begin + (index * 1000) / rate
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    await work(index)
    return performance.now() - due
  }
  return Promise.all(Array.from({ length: rate * seconds }, (_, index) => one(index)))
}
