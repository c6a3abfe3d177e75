import { keptForVisit } from '../lib/visit-storage.ts'
import type { AnalyticsEvent } from './event.ts'
import { isImpersonal } from './impersonal.ts'

/** More happens on no visit; what is kept has to stay small. */
const most = 20

const names: readonly unknown[] = [
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
  'checkout_progress',
  'purchase',
] satisfies AnalyticsEvent['event'][]

/** Checked as far as the site needs: a name of ours, and nothing personal. */
const isEvent = (value: unknown): value is AnalyticsEvent =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  names.includes(value.event) &&
  isImpersonal(value)

const kept = keptForVisit(
  'untold-events',
  (value): value is AnalyticsEvent[] => Array.isArray(value) && value.every(isEvent),
)

/**
 * Keeps what happened on a page without tags for the next one that has them. That a page was seen isn't kept: only what
 * was bought or chosen is.
 * Why: docs/decisions/0060-tags-and-secrets-apart.md
 */
export function keepUntold(event: AnalyticsEvent): void {
  if (names.includes(event.event)) kept.write([...(kept.read() ?? []), event].slice(-most))
}

/** What was kept, in its order, once. */
export function takeUntold(): AnalyticsEvent[] {
  const events = kept.read() ?? []
  if (events.length > 0) kept.remove()
  return events
}

/** The person withdrew what let it be reported. */
export const forgetUntold = (): void => kept.remove()
