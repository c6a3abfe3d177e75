import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Failed } from '../../session/loaded.ts'
import { createPolling, type Polling, waitingLimit } from '../../session/polling.ts'
import type { RegistrationApi } from './registration.api.ts'
import type { registrationProgress } from './registration.state.ts'
import { type RegistrationPage, stepAfterCheck, stepAfterConfirmation } from './registration.ts'

/** The pages whose text is shown once the operator has said that it is true. */
export type ResultPage = Extract<
  RegistrationPage,
  'numberActivated' | 'scanIdNumberActivated' | 'numberActivationDelayed' | 'identityVerificationDelayed'
>

export type ResultScreen =
  | { name: 'loading' }
  /** Opened without a registration in this visit. */
  | { name: 'nothing' }
  | { name: 'activated'; phoneNumber: PhoneNumber }
  /** Still waited for. `isLate`: the page asks no more by itself. `isAsking`: the person asked, and waits for the answer. */
  | { name: 'pending'; isLate: boolean; isAsking: boolean }
  | { name: 'failed'; failed: Failed; isAsking: boolean }

interface Dependencies {
  page: ResultPage
  api: Pick<RegistrationApi, 'verification' | 'activation'>
  clock: Clock
  progress: typeof registrationProgress
  show: (page: RegistrationPage) => void
  showFlow: () => void
  addingErrorPage: () => Promise<RegistrationPage>
}

export interface RegistrationResultStore {
  $screen: ReadableAtom<ResultScreen>
  /** Asks until it is final, with growing pauses; begins again after `stop`, or when the person asks. */
  start(): void
  stop(): void
}

export function createRegistrationResultStore({
  page,
  api,
  clock,
  progress,
  show,
  showFlow,
  addingErrorPage,
}: Dependencies): RegistrationResultStore {
  const $screen = atom<ResultScreen>({ name: 'loading' })
  const openedAt = clock.now()
  const isOver = () => clock.now() - openedAt > waitingLimit
  let polling: Polling | undefined

  const pending = () => {
    $screen.set({ name: 'pending', isLate: isOver(), isAsking: false })
    return true
  }
  /** It is no longer this page's. */
  const left = (go: () => void) => {
    go()
    return false
  }

  function tellTrouble(failed: Failed): boolean {
    const screen = $screen.get()
    if (screen.name === 'pending' && !screen.isAsking) $screen.set({ ...screen, isLate: isOver() })
    else $screen.set({ name: 'failed', failed, isAsking: false })
    return true
  }

  const checkOf = (declarationId: string) =>
    createPolling({
      ask: () => api.verification(declarationId),
      clock,
      isOver,
      tell(outcome) {
        if (outcome.kind === 'failure') return left(showFlow)
        if (outcome.kind !== 'answer') return tellTrouble(outcome)
        return stepAfterCheck(outcome.value).to === 'checking' ? pending() : left(showFlow)
      },
    })

  const activationOf = (declarationId: string) =>
    createPolling({
      ask: () => api.activation(declarationId),
      clock,
      isOver,
      tell(outcome) {
        if (outcome.kind === 'failure') return left(showFlow)
        if (outcome.kind !== 'answer') return tellTrouble(outcome)
        const after = stepAfterConfirmation(outcome.value)
        switch (after.to) {
          case 'activated':
            if (page === 'numberActivationDelayed') return left(() => show('numberActivated'))
            $screen.set({ name: 'activated', phoneNumber: outcome.value.phoneNumber })
            return false
          case 'activating':
            return page === 'numberActivationDelayed'
              ? pending()
              : left(() => show('numberActivationDelayed'))
          case 'notAdded':
            progress.remove()
            return left(() => void addingErrorPage().then(show))
          case 'page':
          case 'puk':
          case 'pukLimit':
          case 'strong':
            return left(showFlow)
        }
      },
    })

  function begin(): Polling | undefined {
    const known = progress.read()
    if (known === undefined || known.step === 'code') return undefined
    if (page === 'identityVerificationDelayed') return checkOf(known.declarationId)
    return known.step === 'confirmed' ? activationOf(known.declarationId) : undefined
  }

  return {
    $screen,
    start() {
      const screen = $screen.get()
      if (screen.name === 'activated') return
      polling ??= begin()
      if (!polling) return $screen.set({ name: 'nothing' })
      if (screen.name === 'failed' || (screen.name === 'pending' && screen.isLate))
        $screen.set({ ...screen, isAsking: true })
      polling.start()
    },
    stop: () => polling?.stop(),
  }
}
