import { atom } from 'nanostores'
import { activated } from '../lib/when-activated.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { failureIn, type Loader, loaderOf } from './loaded.ts'
import { $session, hintedSession } from './session.state.ts'
import { whenBack } from './when-back.ts'

/**
 * `loaderOf` for what only a customer may ask: it waits until someone may be signed in, so that a guest's page, which
 * is about to leave for the log-in page, asks nothing that is refused; and until someone comes to a page that is only
 * prerendered. What a lost session or a pause of self-service left unanswered is asked again when that is over, and
 * everything when the connection comes back.
 */
export function customerLoader<Value>(ask: () => Promise<Outcome<Value>>): Loader<Value> {
  const loader = loaderOf(async () => {
    await activated
    await someoneSignedIn()
    $questions.set($questions.value + 1)
    const outcome = await ask()
    $questions.set($questions.value - 1)
    return outcome
  })
  const refresh = () => void loader.refresh()
  whenBack(() => failureIn(loader.$loaded.get()), refresh)
  // Stores are tried without a page, too.
  globalThis.addEventListener?.('online', () => loader.$loaded.get().name !== 'loading' && refresh())
  return loader
}

/** How many questions of customers wait for an answer on this page. */
export const $questions = atom(0)

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
