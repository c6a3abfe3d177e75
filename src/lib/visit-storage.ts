import { parseKept, readText, removeText, writeText } from './kept-text.ts'

/** What may be kept for as long as this tab's visit lasts, under `app:v1:` in session storage. */
const keys = [
  'bc-session-id',
  'dismissed-notifications',
  'checkout-event-sent',
  'order-outcome',
  'after-top-up',
  'game-registration',
  'sim-order-choice',
  'esim-order-choice',
  'sim-order-begun',
  'esim-order-begun',
  'registration',
  'untold-events',
] as const
export type VisitKey = (typeof keys)[number]

interface KeptForVisit<Value> {
  /** Undefined where nothing was kept, or what was is broken. */
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

const places = ['sessionStorage'] as const

/** One JSON value in session storage, checked when read; in memory where storage is off. Never throws. */
export function keptForVisit<Value>(
  key: VisitKey,
  isValid: (value: unknown) => value is Value,
): KeptForVisit<Value> {
  return {
    read() {
      const value = parseKept(readText(key, places) ?? '')
      return isValid(value) ? value : undefined
    },
    write: (value) => writeText(key, JSON.stringify(value), places),
    remove: () => removeText(key, places),
  }
}

/** A user who logs out takes the visit along. */
export function forgetVisit(): void {
  for (const key of keys) removeText(key, places)
}
