import type { WritableAtom } from 'nanostores'
import type { registrationProgress } from './registration.state.ts'
import type {
  AfterCheck,
  AfterConfirmation,
  AfterPuk,
  IdentityProblem,
  RegistrationPage,
} from './registration.ts'
import { emptyNumber, type PukStep, type Screen } from './registration-screen.ts'

interface Dependencies {
  $screen: WritableAtom<Screen>
  progress: typeof registrationProgress
  show: (page: RegistrationPage) => void
  /** Which of the two error pages is the account's. */
  addingErrorPage: () => Promise<RegistrationPage>
}

/** Leads from screen to screen, and keeps how far someone has come. */
export interface Way {
  /** Back to the number. */
  restart(): void
  /** Back to the number, because the operator knows nothing of the declaration any more. */
  beginAnew(): void
  toPuk(declarationId: string, more?: Partial<PukStep>): void
  toIdentity(declarationId: string, problem?: IdentityProblem): void
  toPage(page: RegistrationPage): void
  /** Where the operator's word about the declaration leads. `until`: a limit passes then, UTC milliseconds. */
  follow(after: AfterPuk | AfterCheck | AfterConfirmation, declarationId: string, until?: number | null): void
}

export function createWay({ $screen, progress, show, addingErrorPage }: Dependencies): Way {
  function toPuk(declarationId: string, more: Partial<PukStep> = {}) {
    progress.write({ step: 'puk', declarationId })
    $screen.set({
      name: 'puk',
      declarationId,
      phoneNumber: undefined,
      attemptsLeft: null,
      isAsking: false,
      ...more,
    })
  }

  function toIdentity(declarationId: string, problem?: IdentityProblem) {
    progress.write({ step: 'identity', declarationId })
    $screen.set({ name: 'identity', declarationId, isAsking: false, problem })
  }

  function toPage(page: RegistrationPage) {
    $screen.set({ name: 'leaving' })
    show(page)
  }

  return {
    toPuk,
    toIdentity,
    toPage,
    restart() {
      progress.remove()
      $screen.set(emptyNumber)
    },
    beginAnew() {
      progress.remove()
      $screen.set({ ...emptyNumber, problem: { kind: 'gone' } })
    },
    follow(after, declarationId, until = null) {
      switch (after.to) {
        case 'puk':
          return toPuk(declarationId, after.isWrong ? { problem: { kind: 'wrong' } } : {})
        case 'pukLimit':
          progress.remove()
          return $screen.set({ name: 'pukLimit', restrictedUntil: until })
        case 'strong':
          return $screen.set({ name: 'strong' })
        case 'identity':
          if (!after.isBegun) return toIdentity(declarationId)
          toIdentity(declarationId, after.problem)
          // Forward to the provider's page, or another tab, may still bring it to an end.
          return progress.write({ step: 'checked', declarationId })
        case 'checking':
          progress.write({ step: 'checked', declarationId })
          return $screen.set({ name: 'checking' })
        case 'data':
          progress.write({ step: 'checked', declarationId })
          return $screen.set({ name: 'data', declarationId, person: after.person, isAsking: false })
        case 'activating':
          progress.write({ step: 'confirmed', declarationId })
          return $screen.set({ name: 'activating' })
        case 'activated':
          progress.write({ step: 'confirmed', declarationId })
          return toPage('scanIdNumberActivated')
        case 'page':
          // A user who comes back from there shows another document.
          if (after.page !== 'activationMarketingConsent') progress.write({ step: 'identity', declarationId })
          return toPage(after.page)
        case 'notAdded':
          progress.remove()
          $screen.set({ name: 'leaving' })
          return void addingErrorPage().then(show)
        default:
          after satisfies never
      }
    },
  }
}
