import { systemClock } from '../lib/clock.ts'
import { isPrerendered, whenActivated } from '../lib/when-activated.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { failureIn, type Loaded, type Loader, loaderOf } from './loaded.ts'
import { $session, hintedSession } from './session.state.ts'
import { whenBack } from './when-back.ts'

/**
 * `loaderOf` for what only a customer may ask: it waits until somebody may be signed in, so that a guest's page, which
 * is about to leave for the log-in page, asks nothing that is refused. What a lost session or a pause of self-service
 * left unanswered is asked again when that is over, and everything when the connection comes back, or when somebody goes
 * to a page that was prerendered some time ago.
 */
export function customerLoader<Value>(ask: () => Promise<Outcome<Value>>): Loader<Value> {
  const loader = loaderOf(async () => {
    await someoneSignedIn()
    return ask()
  })
  const refresh = () => void loader.refresh()
  whenBack(() => failureIn(loader.$loaded.get()), refresh)
  // Stores are tried without a page, too.
  globalThis.addEventListener?.('online', () => loader.$loaded.get().name !== 'loading' && refresh())
  if (isPrerendered()) whenActivated(() => isOld(loader.$loaded.get()) && refresh())
  return loader
}

const isOld = (loaded: Loaded<unknown>): boolean =>
  loaded.name === 'ready' && systemClock.now() - loaded.at > fresh

/** What was asked for so lately is as good as asked now: a pointer rests on a link before it is pressed. Milliseconds. */
const fresh = 5_000

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
