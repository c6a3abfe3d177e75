import { keptForVisit } from '../../lib/visit-storage.ts'

const parameter = 'bcSessionId'

const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)

const kept = keptForVisit('bc-session-id', isSessionId)

/**
 * The campaign that led to this visit, if any did. A campaign link's query brings it; it leaves the address bar at once
 * and lasts for the visit.
 */
export function campaignOfVisit(): string | undefined {
  const url = new URL(location.href)
  const given = url.searchParams.get(parameter)
  if (given !== null) {
    url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
    if (isSessionId(given)) kept.write(given)
  }
  return kept.read()
}
