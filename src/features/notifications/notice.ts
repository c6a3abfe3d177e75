import type { ReactNode } from 'react'
import { calendarDateOf, formatMoment, formatTime } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { NotificationType } from '../../ui/Notification.tsx'

/** What is in the stack: one of a kind. */
export interface Notice {
  kind: string
  type: NotificationType
  title: string | undefined
  text: ReactNode
  /** The way to what can be done about it. */
  action?: { label: string; href: string } | undefined
  /** Since when it holds, UTC milliseconds. */
  activationDate: number
  onClose?: (() => void) | undefined
  onTryAgain?: (() => void) | undefined
  /** The answer to another try is awaited. */
  isAsking?: boolean | undefined
}

export const newestFirst = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => other.activationDate - one.activationDate)

/** What is the matter, and of when the figures are (UTC milliseconds): today's by the time alone. */
export function withTime(
  title: string,
  asOf: string,
  at: number | undefined,
  now: number,
  language: Language,
): string {
  if (at === undefined) return title
  const format = calendarDateOf(at) === calendarDateOf(now) ? formatTime : formatMoment
  return `${title}. ${fill(asOf, { time: format(at, language) })}`
}
