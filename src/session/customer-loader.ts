import type { Outcome } from '../operator/client/outcome.ts'
import { type Loader, loaderOf } from './loaded.ts'
import { $session, hintedSession } from './session.state.ts'

/**
 * `loaderOf` for what only a customer may ask: it waits until somebody may be signed in, so that a guest's page, which
 * is about to leave for the log-in page, asks nothing that is refused.
 */
export const customerLoader = <Value>(ask: () => Promise<Outcome<Value>>): Loader<Value> =>
  loaderOf(async () => {
    await someoneSignedIn()
    return ask()
  })

/** At once where the hint says so; else when the operator does. */
export function someoneSignedIn(): Promise<void> {
  if (hintedSession() !== 'guest') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = $session.subscribe((session) => {
      if (session !== 'signedIn') return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}
