import { atom, type ReadableAtom } from 'nanostores'
import type { Intent } from '../../operator/client/intent.ts'
import type { GivenConsent } from '../../operator/contract/declaration-consents.ts'
import type { Failed } from '../../session/loaded.ts'
import type { RegistrationApi } from './registration.api.ts'
import type { registrationProgress } from './registration.state.ts'
import { type RegistrationPage, stepAfterConfirmation } from './registration.ts'
import { writeOnce } from './write-once.ts'

/** The two consents; undefined where nothing is chosen yet. */
export interface Consents {
  sms: GivenConsent | undefined
  phone: GivenConsent | undefined
}
export type ConsentProblem =
  | { kind: 'missing'; fields: readonly (keyof Consents)[] }
  /** The operator could not keep them. */
  | { kind: 'notProvided' }
  | { kind: 'failed'; failed: Failed }

export type ConsentScreen =
  | { name: 'loading' }
  /** No declaration waits for an answer here. */
  | { name: 'nothing' }
  | { name: 'form'; isAsking: boolean; problem?: ConsentProblem }
  | { name: 'leaving' }

interface Dependencies {
  api: Pick<RegistrationApi, 'consents' | 'confirm'>
  intent: Intent
  progress: typeof registrationProgress
  show: (page: RegistrationPage) => void
  /** To the flow's own page, which knows how it continues. */
  showFlow: () => void
  addingErrorPage: () => Promise<RegistrationPage>
}

export interface MarketingConsentStore {
  $screen: ReadableAtom<ConsentScreen>
  start(): void
  submit(consents: Consents): Promise<void>
}

/** The consents that the operator asks for before it activates a number, and the confirmation that follows them. */
export function createMarketingConsentStore({
  api,
  intent,
  progress,
  show,
  showFlow,
  addingErrorPage,
}: Dependencies): MarketingConsentStore {
  const $screen = atom<ConsentScreen>({ name: 'loading' })
  const form = { name: 'form', isAsking: false } as const

  function declaration(): string | undefined {
    const known = progress.read()
    return known?.step === 'checked' ? known.declarationId : undefined
  }

  async function confirm(declarationId: string) {
    const outcome = await writeOnce(intent, { declarationId, dataConfirmed: true } as const, api.confirm)
    if (outcome.kind !== 'answer' && outcome.kind !== 'failure')
      return $screen.set({ ...form, problem: { kind: 'failed', failed: outcome } })
    const after = outcome.kind === 'answer' ? stepAfterConfirmation(outcome.value) : undefined
    if (after?.to === 'page' && after.page === 'activationMarketingConsent')
      return $screen.set({ ...form, problem: { kind: 'notProvided' } })
    $screen.set({ name: 'leaving' })
    switch (after?.to) {
      case 'activated':
        progress.write({ step: 'confirmed', declarationId })
        return show('scanIdNumberActivated')
      case 'activating':
        progress.write({ step: 'confirmed', declarationId })
        return showFlow()
      case 'page':
        return show(after.page)
      case 'notAdded':
        progress.remove()
        return show(await addingErrorPage())
      default:
        return showFlow()
    }
  }

  return {
    $screen,
    start: () => $screen.set(declaration() === undefined ? { name: 'nothing' } : form),
    async submit({ sms, phone }) {
      const screen = $screen.get()
      const declarationId = declaration()
      if (screen.name !== 'form' || screen.isAsking) return
      if (declarationId === undefined) return $screen.set({ name: 'nothing' })
      if (sms === undefined || phone === undefined) {
        const fields = [...(sms ? [] : ['sms' as const]), ...(phone ? [] : ['phone' as const])]
        return $screen.set({ ...form, problem: { kind: 'missing', fields } })
      }
      $screen.set({ ...form, isAsking: true })
      const request = { declarationId, smsMarketingConsent: sms, phoneMarketingConsent: phone }
      const outcome = await writeOnce(intent, request, api.consents)
      if (outcome.kind === 'failure') {
        progress.remove()
        return $screen.set({ name: 'nothing' })
      }
      if (outcome.kind !== 'answer')
        return $screen.set({ ...form, problem: { kind: 'failed', failed: outcome } })
      switch (outcome.value.marketingConsentOutcome) {
        case 'MARKETING_CONSENT_PROVIDED':
          return confirm(declarationId)
        case 'FAILED_TO_PROVIDE_MARKETING_CONSENT':
          return $screen.set({ ...form, problem: { kind: 'notProvided' } })
      }
    },
  }
}
