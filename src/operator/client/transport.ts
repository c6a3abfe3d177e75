import { type Clock, systemClock } from '../../lib/clock.ts'
import { noCookiesHeader } from '../contract/headers.ts'

/** The outside world, as the client meets it; tests hand over another. */
export interface Transport {
  fetch(url: URL, init: RequestInit): Promise<Response>
  clock: Clock
  /** The page's: the operator is reached through the site. */
  origin(): string
}

export const pageTransport: Transport = {
  fetch(url, init) {
    const headers = new Headers(init.headers)
    // The operator's words are in the page's language, not in the browser's.
    headers.set('Accept-Language', document.documentElement.lang)
    if (!navigator.cookieEnabled) headers.set(noCookiesHeader, '1')
    return fetch(url, { ...init, headers })
  },
  clock: systemClock,
  origin: () => location.origin,
}
