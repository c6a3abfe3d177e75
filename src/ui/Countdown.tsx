import { fill } from '../i18n/fill.ts'
import { watchTime } from '../lib/countdown.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface Props {
  until: number
  /** With `{s}` for the time that is left. */
  text: string
  /** What is there afterwards. */
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
