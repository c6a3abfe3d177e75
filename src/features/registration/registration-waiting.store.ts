import type { WritableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Failed } from '../../session/loaded.ts'
import { createPolling, type Polling } from '../../session/polling.ts'
import type { RegistrationApi } from './registration.api.ts'
import { stepAfterCheck, stepAfterConfirmation } from './registration.ts'
import type { Screen } from './registration-screen.ts'
import type { Way } from './registration-way.store.ts'

interface Dependencies {
  $screen: WritableAtom<Screen>
  api: Pick<RegistrationApi, 'verification' | 'activation'>
  clock: Clock
  way: Way
}

/** What someone else is at: the provider, or the network. */
export interface Waiting {
  forCheck(declarationId: string): void
  forActivation(declarationId: string): void
  /** Asks on, after `stop`. */
  start(): void
  stop(): void
}

const second = 1000
/** So long the page itself waits; then the page of a delay does. Milliseconds. */
const patience = { checking: 30 * second, activating: 15 * second }

export function createWaiting({ $screen, api, clock, way }: Dependencies): Waiting {
  let polling: Polling | undefined

  interface Awaited<Value, Code extends string> {
    /** How long, in milliseconds. */
    patience: number
    ask: () => Promise<Outcome<Value, Code>>
    /** The declaration is not as far as that. */
    tooEarly: () => void
    /** Takes an answer; true where another one will come. */
    take: (value: Value, isOver: boolean) => boolean
  }

  function wait<Value, Code extends string>({ patience, ask, tooEarly, take }: Awaited<Value, Code>) {
    const since = clock.now()
    const isOver = () => clock.now() - since > patience
    polling?.stop()
    polling = createPolling({
      ask,
      clock,
      isOver,
      tell(outcome) {
        switch (outcome.kind) {
          case 'answer':
            return take(outcome.value, isOver())
          case 'failure':
            if (outcome.code === 'DECLARATION_NOT_FOUND') way.beginAnew()
            else tooEarly()
            return false
          default:
            return tellTrouble(outcome, isOver())
        }
      },
    })
    polling.start()
  }

  /** While something is waited for, a lost answer is asked for again; where nothing is shown yet, it is reported. */
  function tellTrouble(failed: Failed, isOver: boolean): boolean {
    if ($screen.get().name !== 'loading' && !isOver) return true
    $screen.set({ name: 'failed', failed })
    return false
  }

  function forCheck(declarationId: string) {
    wait({
      patience: patience.checking,
      ask: () => api.verification(declarationId),
      tooEarly: () => way.toIdentity(declarationId),
      take(verification, isOver) {
        const after = stepAfterCheck(verification)
        const isUnderWay = after.to === 'checking'
        if (isUnderWay && isOver) way.toPage('identityVerificationDelayed')
        else way.follow(after, declarationId)
        return isUnderWay && !isOver
      },
    })
  }

  function forActivation(declarationId: string) {
    wait({
      patience: patience.activating,
      ask: () => api.activation(declarationId),
      tooEarly: () => forCheck(declarationId),
      take(activation, isOver) {
        const after = stepAfterConfirmation(activation)
        const isUnderWay = after.to === 'activating'
        if (isUnderWay && isOver) way.toPage('numberActivationDelayed')
        // Who comes back to the flow after a number works has another one to activate.
        else if (after.to === 'activated' && $screen.get().name === 'loading') way.restart()
        else way.follow(after, declarationId)
        return isUnderWay && !isOver
      },
    })
  }

  return { forCheck, forActivation, start: () => polling?.start(), stop: () => polling?.stop() }
}
