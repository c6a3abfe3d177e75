import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { randomCode } from '../../lib/random-code.ts'
import type { Intent } from '../../operator/client/intent.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import type { Failed } from '../../session/loaded.ts'
import { createPolling, type Polling } from '../../session/polling.ts'
import { toldBy } from '../../session/told-by.ts'
import type { CustomerApi, RegistrationApi } from './registration.api.ts'
import type { registrationProgress } from './registration.state.ts'
import {
  type AfterCheck,
  type AfterConfirmation,
  type IdentityProblem,
  type KnownNumber,
  type Person,
  type RegistrationPage,
  readPuk,
  stepAfterCheck,
  stepAfterConfirmation,
  stepAfterLink,
  stepAfterPuk,
} from './registration.ts'
import { writeOnce } from './write-once.ts'

type NotAnswered = { kind: 'failed'; failed: Failed }
type Told = { kind: 'told'; told: LinkOutcome; attemptsLeft: number | null }

export type NumberProblem =
  | { kind: 'missing' | 'invalid' }
  /** The operator knows nothing of the declaration any more: it begins anew. */
  | { kind: 'gone' }
  | Told
  | NotAnswered
/** `number`: after a reload it has to be typed again, and wasn't. */
export type CodeProblem = { kind: 'missing' | 'number' } | Told | NotAnswered
export type PukProblem = { kind: 'missing' | 'malformed' | 'wrong' } | NotAnswered

export interface CodeStep {
  name: 'code'
  phoneNumber: KnownNumber
  /** A code was on its way already, and no second one was sent. */
  isDelayed: boolean
  /** Another text may be sent from then on, UTC milliseconds; null at once. */
  restrictedUntil: number | null
  busy?: 'verifying' | 'resending' | undefined
  problem?: CodeProblem | undefined
}
export interface PukStep {
  name: 'puk'
  declarationId: string
  phoneNumber: KnownNumber
  /** Null while the operator hasn't said. */
  attemptsLeft: number | null
  isAsking: boolean
  problem?: PukProblem | undefined
}
export interface IdentityStep {
  name: 'identity'
  declarationId: string
  isAsking: boolean
  problem?: IdentityProblem | undefined
  failed?: Failed | undefined
}
export interface DataStep {
  name: 'data'
  declarationId: string
  person: Person
  isAsking: boolean
  problem?: { kind: 'terms' } | NotAnswered | undefined
}

export type Screen =
  | { name: 'loading' }
  /** `restrictedUntil`: what was told passes then, UTC milliseconds. */
  | { name: 'number'; isAsking: boolean; problem?: NumberProblem; restrictedUntil?: number | null }
  | CodeStep
  /** The number works: to log in with it is the proof, and all that there is to do. */
  | { name: 'logIn'; phoneNumber: PhoneNumber }
  | PukStep
  /** No PUK is taken before then, UTC milliseconds; null where nobody says when. */
  | { name: 'pukLimit'; restrictedUntil: number | null }
  /** Only a strong log-in will do; it leads back here. */
  | { name: 'strong' }
  | IdentityStep
  /** The provider looks at the pictures. */
  | { name: 'checking' }
  | DataStep
  | { name: 'activating' }
  | { name: 'linked'; phoneNumber: PhoneNumber }
  /** How far it is could not be learnt. */
  | { name: 'failed'; failed: Failed }
  /** To another page. */
  | { name: 'leaving' }

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

export interface RegistrationStore {
  $screen: ReadableAtom<Screen>
  /** Goes on where the person left off; asks on what is waited for. */
  start(): void
  /** The page is hidden or left. */
  stop(): void
  submitNumber(written: string): Promise<void>
  /** `written`: the number, where this page doesn't know it any more. */
  verify(code: string, written: string): Promise<void>
  resend(written: string): Promise<void>
  submitPuk(written: string): Promise<void>
  beginCheck(): Promise<void>
  confirm(areTermsAccepted: boolean): Promise<void>
  /** Back to the number. */
  restart(): void
}

const second = 1000
/** So long the page itself waits for the provider, and for the network; then the page of a delay does. Milliseconds. */
const patience = { checking: 30 * second, activating: 15 * second }

export function createRegistrationStore(dependencies: Dependencies): RegistrationStore {
  const { language, here, api, customer, intent, clock, progress, show, leave } = dependencies
  const $screen = atom<Screen>({ name: 'loading' })
  const number = { name: 'number', isAsking: false } as const satisfies Screen
  let lastTry: { code: string; key: string } | undefined
  let polling: Polling | undefined

  /** The same code or PUK after a lost answer is the same try. It is never stored, so a reload makes another. */
  function keyOfTry(code: string): string {
    if (lastTry?.code !== code) lastTry = { code, key: randomCode(26) }
    return lastTry.key
  }

  function restart() {
    progress.remove()
    $screen.set(number)
  }

  function beginAnew() {
    progress.remove()
    $screen.set({ ...number, problem: { kind: 'gone' } })
  }

  function resume() {
    const known = progress.read()
    switch (known?.step) {
      case undefined:
        return $screen.set(number)
      case 'code':
        return $screen.set({
          name: 'code',
          phoneNumber: undefined,
          isDelayed: false,
          restrictedUntil: known.restrictedUntil,
        })
      case 'puk':
        return showPuk(known.declarationId)
      case 'identity':
        return $screen.set({ name: 'identity', declarationId: known.declarationId, isAsking: false })
      case 'checked':
        return waitForCheck(known.declarationId)
      case 'confirmed':
        return waitForActivation(known.declarationId)
    }
  }

  function showPuk(declarationId: string, more: Partial<PukStep> = {}) {
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

  function showIdentity(declarationId: string, problem?: IdentityProblem) {
    progress.write({ step: 'identity', declarationId })
    $screen.set({ name: 'identity', declarationId, isAsking: false, problem })
  }

  function leaveFor(page: RegistrationPage) {
    $screen.set({ name: 'leaving' })
    show(page)
  }

  /** Goes where the operator's word about the declaration leads. */
  function follow(after: AfterCheck | AfterConfirmation, declarationId: string, until: number | null = null) {
    switch (after.to) {
      case 'puk':
        return showPuk(declarationId, after.isWrong ? { problem: { kind: 'wrong' } } : {})
      case 'pukLimit':
        progress.remove()
        return $screen.set({ name: 'pukLimit', restrictedUntil: until })
      case 'strong':
        return $screen.set({ name: 'strong' })
      case 'identity':
        return showIdentity(declarationId, after.problem)
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
        return leaveFor('scanIdNumberActivated')
      case 'page':
        // Whoever comes back from there shows another document.
        if (after.page !== 'activationMarketingConsent') progress.write({ step: 'identity', declarationId })
        return leaveFor(after.page)
      case 'notAdded':
        progress.remove()
        $screen.set({ name: 'leaving' })
        return void dependencies.addingErrorPage().then(show)
      default:
        after satisfies never
    }
  }

  function waitForCheck(declarationId: string) {
    const since = clock.now()
    const isOver = () => clock.now() - since > patience.checking
    wait(
      createPolling({
        ask: () => api.verification(declarationId),
        clock,
        isOver,
        tell(outcome) {
          if (outcome.kind === 'failure') {
            if (outcome.code === 'DECLARATION_NOT_FOUND') beginAnew()
            else showIdentity(declarationId)
            return false
          }
          if (outcome.kind !== 'answer') return tellTrouble(outcome, isOver())
          const after = stepAfterCheck(outcome.value)
          if (after.to === 'checking' && isOver()) {
            leaveFor('identityVerificationDelayed')
            return false
          }
          follow(after, declarationId)
          return after.to === 'checking'
        },
      }),
    )
  }

  function waitForActivation(declarationId: string) {
    const since = clock.now()
    const isOver = () => clock.now() - since > patience.activating
    wait(
      createPolling({
        ask: () => api.activation(declarationId),
        clock,
        isOver,
        tell(outcome) {
          if (outcome.kind === 'failure') {
            if (outcome.code === 'DECLARATION_NOT_FOUND') beginAnew()
            else waitForCheck(declarationId)
            return false
          }
          if (outcome.kind !== 'answer') return tellTrouble(outcome, isOver())
          const after = stepAfterConfirmation(outcome.value)
          if (after.to === 'activating' && isOver()) {
            leaveFor('numberActivationDelayed')
            return false
          }
          // Who comes back to the flow after a number works has another one to activate.
          if (after.to === 'activated' && $screen.get().name === 'loading') restart()
          else follow(after, declarationId)
          return after.to === 'activating'
        },
      }),
    )
  }

  function wait(next: Polling) {
    polling?.stop()
    polling = next
    next.start()
  }

  /** While something is waited for, a lost answer is asked for again; where nothing is shown yet, it is told. */
  function tellTrouble(failed: Failed, isOver: boolean): boolean {
    if ($screen.get().name !== 'loading' && !isOver) return true
    $screen.set({ name: 'failed', failed })
    return false
  }

  /** Asks what a number needs. A code that was sent is found again, until another may be sent. */
  async function ask(phoneNumber: PhoneNumber) {
    const request = { phoneNumber, language }
    const first = await api.link(request, intent.keyFor(request))
    const until = first.kind === 'answer' ? first.value.restrictedUntil : null
    if (until === null || until > clock.now()) return first
    intent.forget(intent.keyFor(request))
    return api.link(request, intent.keyFor(request))
  }

  async function link(phoneNumber: PhoneNumber, back: (problem: Told | NotAnswered) => Screen) {
    const outcome = await ask(phoneNumber)
    if (outcome.kind !== 'answer') return $screen.set(back({ kind: 'failed', failed: outcome }))
    const { restrictedUntil, attemptsLeft } = outcome.value
    const next = stepAfterLink(outcome.value)
    if (next.to !== 'code' || next.isDelayed) intent.forget(intent.keyFor({ phoneNumber, language }))
    switch (next.to) {
      case 'code':
        progress.write({ step: 'code', restrictedUntil })
        return $screen.set({ name: 'code', phoneNumber, isDelayed: next.isDelayed, restrictedUntil })
      case 'logIn':
        return $screen.set({ name: 'logIn', phoneNumber })
      case 'puk':
        return showPuk(next.declarationId, { phoneNumber, attemptsLeft })
      case 'pukLimit':
        return $screen.set({ name: 'pukLimit', restrictedUntil })
      case 'told': {
        const shown = back({ kind: 'told', told: next.told, attemptsLeft })
        return $screen.set(
          shown.name === 'number' || shown.name === 'code' ? { ...shown, restrictedUntil } : shown,
        )
      }
      default:
        next satisfies never
    }
  }

  return {
    $screen,
    restart,
    start() {
      switch ($screen.get().name) {
        case 'loading':
        case 'failed':
        case 'leaving':
          $screen.set({ name: 'loading' })
          return resume()
        case 'checking':
        case 'activating':
          return polling?.start()
        default:
      }
    },
    stop: () => polling?.stop(),

    async submitNumber(written) {
      const screen = $screen.get()
      if (screen.name !== 'number' || screen.isAsking) return
      const phoneNumber = parsePhoneNumber(written)
      if (!phoneNumber)
        return $screen.set({ ...number, problem: { kind: written.trim() ? 'invalid' : 'missing' } })
      $screen.set({ name: 'number', isAsking: true })
      await link(phoneNumber, (problem) => ({ ...number, problem }))
    },

    async verify(code, written) {
      const screen = $screen.get()
      if (screen.name !== 'code' || screen.busy) return
      const still: CodeStep = { ...screen, problem: undefined }
      const phoneNumber = screen.phoneNumber ?? parsePhoneNumber(written)
      if (!phoneNumber) return $screen.set({ ...still, problem: { kind: 'number' } })
      if (code.length < 6) return $screen.set({ ...still, problem: { kind: 'missing' } })
      $screen.set({ ...still, busy: 'verifying' })
      const outcome = await customer.verify(phoneNumber, code, keyOfTry(phoneNumber + code))
      if (outcome.kind !== 'answer')
        return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      lastTry = undefined
      const told = toldBy(outcome.value)
      if (told) {
        const { attemptsLeft, restrictedUntil } = outcome.value
        const problem: Told = { kind: 'told', told, attemptsLeft }
        return $screen.set({ ...still, restrictedUntil: restrictedUntil ?? still.restrictedUntil, problem })
      }
      intent.forget(intent.keyFor({ phoneNumber, language }))
      progress.remove()
      $screen.set({ name: 'linked', phoneNumber })
    },

    async resend(written) {
      const screen = $screen.get()
      if (screen.name !== 'code' || screen.busy) return
      const still: CodeStep = { ...screen, problem: undefined }
      const phoneNumber = screen.phoneNumber ?? parsePhoneNumber(written)
      if (!phoneNumber) return $screen.set({ ...still, problem: { kind: 'number' } })
      $screen.set({ ...still, busy: 'resending' })
      intent.forget(intent.keyFor({ phoneNumber, language }))
      await link(phoneNumber, (problem) => ({ ...still, problem }))
    },

    async submitPuk(written) {
      const screen = $screen.get()
      if (screen.name !== 'puk' || screen.isAsking) return
      const still: PukStep = { ...screen, problem: undefined }
      const pukCode = readPuk(written)
      if (pukCode === undefined)
        return $screen.set({ ...still, problem: { kind: written.trim() ? 'malformed' : 'missing' } })
      $screen.set({ ...still, isAsking: true })
      const { declarationId, phoneNumber } = screen
      const outcome = await api.puk({ declarationId, pukCode }, keyOfTry(declarationId + pukCode))
      if (outcome.kind === 'failure') return beginAnew()
      if (outcome.kind !== 'answer')
        return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      lastTry = undefined
      const declared = outcome.value
      const after = stepAfterPuk(declared)
      if (declared.declarationStatus !== 'DECLARATION_FAILED') return follow(after, declarationId)
      const { attemptsLeft, restrictedUntil } = declared
      if (after.to === 'puk')
        return showPuk(declarationId, { phoneNumber, attemptsLeft, problem: { kind: 'wrong' } })
      follow(after, declarationId, restrictedUntil)
    },

    async beginCheck() {
      const screen = $screen.get()
      if (screen.name !== 'identity' || screen.isAsking) return
      const { declarationId } = screen
      $screen.set({ name: 'identity', declarationId, isAsking: true })
      const outcome = await writeOnce(intent, { declarationId, language, returnPath: here }, api.check)
      switch (outcome.kind) {
        case 'answer':
          progress.write({ step: 'checked', declarationId })
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
          follow(after, declarationId)
          return after.to === 'activating' ? waitForActivation(declarationId) : undefined
        }
        case 'failure':
          return outcome.code === 'DECLARATION_NOT_FOUND' ? beginAnew() : waitForCheck(declarationId)
        default:
          return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      }
    },
  }

  function afterRefusedCheck(
    code: 'DECLARATION_NOT_FOUND' | 'PUK_NOT_VERIFIED' | 'VERIFICATION_THRESHOLD_REACHED',
    declarationId: string,
  ) {
    switch (code) {
      case 'DECLARATION_NOT_FOUND':
        return beginAnew()
      case 'PUK_NOT_VERIFIED':
        return showPuk(declarationId)
      case 'VERIFICATION_THRESHOLD_REACHED':
        return showIdentity(declarationId, 'noChecksLeft')
    }
  }
}
