import { useEffect, useState } from 'react'
import { secondsUntil } from '../lib/countdown.ts'

/** Whole seconds until an instant (UTC milliseconds), counted by the deadline and not by ticks. */
export function useSecondsUntil(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = until === null ? 0 : secondsUntil(until, now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
