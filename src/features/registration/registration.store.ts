import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Intent } from '../../operator/client/intent.ts'
import type { CustomerApi, RegistrationApi } from './registration.api.ts'
import type { registrationProgress } from './registration.state.ts'
import type { RegistrationPage } from './registration.ts'
import { createDeclaring, type Declaring } from './registration-declaring.store.ts'
import { createLinking, type Linking } from './registration-linking.store.ts'
import { emptyNumber, type Screen } from './registration-screen.ts'
import { createWaiting } from './registration-waiting.store.ts'
import { createWay } from './registration-way.store.ts'

interface Dependencies {
  language: Language
  /** This page's path: the identity check leads back to it. */
  here: string
  api: RegistrationApi
  customer: CustomerApi
  intent: Intent
  clock: Clock
  progress: typeof registrationProgress
  show: (page: RegistrationPage) => void
  /** To a page of the provider's. */
  leave: (url: string) => void
  /** Which of the two error pages is the account's. */
  addingErrorPage: () => Promise<RegistrationPage>
}

export interface RegistrationStore extends Linking, Declaring {
  $screen: ReadableAtom<Screen>
  /** Continues where the person left off; asks on what is waited for. */
  start(): void
  /** The page is hidden or left. */
  stop(): void
  /** Back to the number. */
  restart(): void
}

/** The flow from a number to one that works: what each step does is its own store's, all on one screen. */
export function createRegistrationStore(dependencies: Dependencies): RegistrationStore {
  const { progress } = dependencies
  const $screen = atom<Screen>({ name: 'loading' })
  const way = createWay({ ...dependencies, $screen })
  const waiting = createWaiting({ ...dependencies, $screen, way })

  function resume() {
    const known = progress.read()
    switch (known?.step) {
      case undefined:
        return $screen.set(emptyNumber)
      case 'code': {
        const { restrictedUntil } = known
        return $screen.set({ name: 'code', phoneNumber: undefined, isDelayed: false, restrictedUntil })
      }
      case 'puk':
        return way.toPuk(known.declarationId)
      case 'identity':
        return way.toIdentity(known.declarationId)
      case 'checked':
        return waiting.forCheck(known.declarationId)
      case 'confirmed':
        return waiting.forActivation(known.declarationId)
    }
  }

  return {
    ...createLinking({ ...dependencies, $screen, way }),
    ...createDeclaring({ ...dependencies, $screen, way, waiting }),
    $screen,
    restart: way.restart,
    stop: waiting.stop,
    start() {
      switch ($screen.get().name) {
        case 'loading':
        case 'failed':
        case 'leaving':
          $screen.set({ name: 'loading' })
          return resume()
        case 'checking':
        case 'activating':
          return waiting.start()
        default:
      }
    },
  }
}
