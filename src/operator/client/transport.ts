import { type Clock, systemClock } from '../../lib/clock.ts'

/** The outside world, as the client meets it; tests hand over another. */
export interface Transport {
  fetch(url: URL, init: RequestInit): Promise<Response>
  clock: Clock
  /** The page's: the operator is reached through the site. */
  origin(): string
}

export const pageTransport: Transport = {
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  origin: () => location.origin,
}
