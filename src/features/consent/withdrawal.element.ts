import { endDue } from '../../data-layer/consent.state.ts'
import { optionalCategories } from '../../data-layer/consent.ts'
import { forgetRefused } from './forget-refused.ts'
import type { ListedNames } from './kept-by-providers.ts'

/**
 * After a choice that refuses something, what its providers keep here goes. `wasRunning`: their scripts run in this page
 * and can't be unloaded, so the page is loaded again without them. A page in which someone has typed stays: its scripts
 * were reported to stop, and what they keep in spite of that goes when the page is left. Without the list it stays due, and
 * the next page tries again.
 * Why: docs/decisions/0044-withdrawn-consent.md
 */
export async function clearRefused({
  wasRunning,
  hasTyped,
}: {
  wasRunning: boolean
  hasTyped: () => boolean
}) {
  const listed = await listedNames()
  forgetRefused(listed)
  if (listed) endDue()
  if (!wasRunning) return
  addEventListener('pagehide', () => forgetRefused(listed))
  if (!hasTyped() && !document.querySelector('main [aria-busy=true]')) location.reload()
}

/** From the cookie list, by category; undefined where it doesn't come within five seconds: then the cookies of the usual tags go. */
async function listedNames(): Promise<ListedNames | undefined> {
  try {
    const answer = await fetch('/cookie-names.json', { signal: AbortSignal.timeout(5_000) })
    const names: unknown = await answer.json()
    return areListed(names) ? names : undefined
  } catch {
    return undefined
  }
}

const areListed = (value: unknown): value is ListedNames =>
  typeof value === 'object' &&
  value !== null &&
  optionalCategories.every((category) => {
    const names: unknown = Reflect.get(value, category)
    return Array.isArray(names) && names.every((name) => typeof name === 'string')
  })
