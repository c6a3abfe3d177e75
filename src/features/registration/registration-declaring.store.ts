import type { WritableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import { wayBackTo } from '../../lib/way-back.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { createTryKeys } from '../../operator/client/try-keys.ts'
import type { RegistrationApi } from './registration.api.ts'
import type { registrationProgress } from './registration.state.ts'
import { readPuk, stepAfterConfirmation, stepAfterPuk } from './registration.ts'
import type { DataStep, PukStep, Screen } from './registration-screen.ts'
import type { Waiting } from './registration-waiting.store.ts'
import type { Way } from './registration-way.store.ts'
import { writeOnce } from './write-once.ts'

interface Dependencies {
  $screen: WritableAtom<Screen>
  language: Language
  /** This page's path: the identity check leads back to it. */
  here: string
  api: Pick<RegistrationApi, 'puk' | 'check' | 'confirm'>
  intent: Intent
  progress: typeof registrationProgress
  /** To a page of the provider's. */
  leave: (url: string) => void
  way: Way
  waiting: Waiting
}

/** The PUK, the identity and what the document says. */
export interface Declaring {
  submitPuk(written: string): Promise<void>
  beginCheck(): Promise<void>
  confirm(areTermsAccepted: boolean): Promise<void>
}

export function createDeclaring(dependencies: Dependencies): Declaring {
  const { $screen, language, here, api, intent, progress, leave, way, waiting } = dependencies
  const tryKeys = createTryKeys()

  function afterRefusedCheck(
    code: 'DECLARATION_NOT_FOUND' | 'PUK_NOT_VERIFIED' | 'VERIFICATION_THRESHOLD_REACHED',
    declarationId: string,
  ) {
    switch (code) {
      case 'DECLARATION_NOT_FOUND':
        return way.beginAnew()
      case 'PUK_NOT_VERIFIED':
        return way.toPuk(declarationId)
      case 'VERIFICATION_THRESHOLD_REACHED':
        return way.toIdentity(declarationId, 'noChecksLeft')
    }
  }

  return {
    async submitPuk(written) {
      const screen = $screen.get()
      if (screen.name !== 'puk' || screen.isAsking) return
      const still: PukStep = { ...screen, problem: undefined }
      const pukCode = readPuk(written)
      if (pukCode === undefined)
        return $screen.set({ ...still, problem: { kind: written.trim() ? 'malformed' : 'missing' } })
      $screen.set({ ...still, isAsking: true })
      const { declarationId, phoneNumber } = screen
      const outcome = await api.puk({ declarationId, pukCode }, tryKeys.keyFor(declarationId + pukCode))
      if (outcome.kind === 'failure') return way.beginAnew()
      if (outcome.kind !== 'answer')
        return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      tryKeys.forget()
      const declared = outcome.value
      const after = stepAfterPuk(declared)
      if (declared.declarationStatus !== 'DECLARATION_FAILED') return way.follow(after, declarationId)
      const { attemptsLeft, restrictedUntil } = declared
      if (after.to === 'puk')
        return way.toPuk(declarationId, { phoneNumber, attemptsLeft, problem: { kind: 'wrong' } })
      way.follow(after, declarationId, restrictedUntil)
    },

    async beginCheck() {
      const screen = $screen.get()
      if (screen.name !== 'identity' || screen.isAsking) return
      const { declarationId } = screen
      $screen.set({ name: 'identity', declarationId, isAsking: true })
      // Before it is asked: the way back may have to bring it along.
      progress.write({ step: 'checked', declarationId })
      const request = { declarationId, language, returnPath: await wayBackTo(here, 'registration') }
      const outcome = await writeOnce(intent, request, api.check)
      switch (outcome.kind) {
        case 'answer':
          $screen.set({ name: 'leaving' })
          return leave(outcome.value.sessionUrl)
        case 'failure':
          return afterRefusedCheck(outcome.code, declarationId)
        default:
          return $screen.set({ name: 'identity', declarationId, isAsking: false, failed: outcome })
      }
    },

    async confirm(areTermsAccepted) {
      const screen = $screen.get()
      if (screen.name !== 'data' || screen.isAsking) return
      const still: DataStep = { ...screen, problem: undefined }
      if (!areTermsAccepted) return $screen.set({ ...still, problem: { kind: 'terms' } })
      $screen.set({ ...still, isAsking: true })
      const { declarationId } = screen
      const outcome = await writeOnce(intent, { declarationId, dataConfirmed: true } as const, api.confirm)
      switch (outcome.kind) {
        case 'answer': {
          const after = stepAfterConfirmation(outcome.value)
          way.follow(after, declarationId)
          return after.to === 'activating' ? waiting.forActivation(declarationId) : undefined
        }
        case 'failure':
          return outcome.code === 'DECLARATION_NOT_FOUND' ? way.beginAnew() : waiting.forCheck(declarationId)
        default:
          return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      }
    },
  }
}
