import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** More than the tallest window shows. */
const atFirst = 40
/** Drawn in less time than a finger notices, on a slow phone too. */
const portion = 120

/**
 * How many of `total` lines to draw: a first screenful at once, then more whenever the browser rests, until all are there; before
 * printing all of them. `of` is what the lines are of: another one begins with a screenful again.
 */
export function useInPortions(total: number, of: unknown): number {
  const [count, setCount] = useState(atFirst)
  const [before, setBefore] = useState(of)
  if (before !== of) {
    setBefore(of)
    setCount(atFirst)
  }
  useEffect(
    () => (count < total ? whenResting(() => startTransition(() => setCount(count + portion))) : undefined),
    [count, total],
  )
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Number.POSITIVE_INFINITY))
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [])
  return count
}

/** Returns what calls it off. */
function whenResting(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 100)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: 1000 })
  return () => cancelIdleCallback(request)
}
