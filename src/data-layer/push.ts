import { isExtraPath } from '../i18n/language.ts'
import { $consentChoice } from './consent.state.ts'
import type { AnalyticsEvent } from './event.ts'
import { isImpersonal } from './impersonal.ts'
import { keepUntold } from './untold.ts'

declare global {
  interface Window {
    /** The tag manager's stream while it is allowed; before that, or after, a list that no one reads. */
    dataLayer?: unknown[]
  }
}

/** Whether the page has no tags, and another one has. */
const tellsLater = () =>
  globalThis.document?.getElementById('widgets')?.dataset.tellsLater !== undefined && isAllowed()

/** Whether the person lets the tag manager hear of it. */
const isAllowed = () => {
  const choice = $consentChoice.get()
  return choice !== undefined && (choice.C0002 || choice.C0004)
}

/**
 * Reports something that has happened, once. It leaves the page only while the tag manager is allowed and there; what
 * happens on a page without tags is reported on the next one that has them. On extra pages, and with anything personal in it,
 * it is dropped.
 */
export function push(event: AnalyticsEvent): void {
  if (isExtraPath(location.pathname) || !isImpersonal(event)) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
  if (tellsLater()) keepUntold(event)
}
