import { useEffect, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { secondsUntil, watchTime } from './link.ts'

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

interface Props {
  until: number
  /** With `{s}` for the time that is left. */
  text: string
  /** What stands there afterwards. */
  ended?: string
}

export function Countdown({ until, text, ended = '' }: Props) {
  const seconds = useSecondsUntil(until)
  return (
    <span id="countdown-id" className="countdown" role="timer">
      {seconds > 0 ? fill(text, { s: watchTime(seconds) }) : ended}
    </span>
  )
}
