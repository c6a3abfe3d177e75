import type { Failed } from './loaded.ts'
import { $session } from './session.state.ts'

/**
 * Asks once more, by itself, what brought nothing because the session had ended or self-service was down, as soon as
 * someone is signed in again. Returns what ends it.
 */
export const whenBack = (failure: () => Failed | undefined, askAgain: () => void): (() => void) =>
  $session.listen((session) => {
    if (session === 'signedIn' && ['unauthorized', 'unavailable'].includes(failure()?.kind ?? '')) askAgain()
  })
