import { isExtraPath } from '../i18n/language.ts'
import type { AnalyticsEvent } from './event.ts'
import { isImpersonal } from './impersonal.ts'

declare global {
  interface Window {
    /** The tag manager's stream while it is allowed; before that, or after, a list that nobody reads. */
    dataLayer?: unknown[]
  }
}

/**
 * Tells of something that has happened, once. It leaves the page only while the tag manager is allowed and there; on
 * extra pages, and with anything personal in it, it is dropped.
 */
export function push(event: AnalyticsEvent): void {
  if (isExtraPath(location.pathname) || !isImpersonal(event)) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
