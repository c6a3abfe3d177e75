import type { WritableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { isRefusal } from '../../operator/client/outcome.ts'
import { createTryKeys } from '../../operator/client/try-keys.ts'
import { isUnknown, toldBy } from '../numbers/told-by.ts'
import { stepAfterLink } from './after-link.ts'
import type { CustomerApi, RegistrationApi } from './registration.api.ts'
import type { registrationProgress } from './registration.state.ts'
import {
  type CodeStep,
  emptyNumber,
  type NotAnswered,
  type Screen,
  type Told,
} from './registration-screen.ts'
import type { Way } from './registration-way.store.ts'

interface Dependencies {
  $screen: WritableAtom<Screen>
  language: Language
  api: Pick<RegistrationApi, 'link'>
  customer: CustomerApi
  intent: Intent
  clock: Clock
  progress: typeof registrationProgress
  way: Way
}

/** The number, and the code of its text. */
export interface Linking {
  submitNumber(written: string): Promise<void>
  /** `written`: the number, where this page doesn't know it any more. */
  verify(code: string, written: string): Promise<void>
  resend(written: string): Promise<void>
}

export function createLinking(dependencies: Dependencies): Linking {
  const { $screen, language, api, customer, intent, clock, progress, way } = dependencies
  const tryKeys = createTryKeys()

  /** Asks what a number needs. A code that was sent is found again, until another may be sent. */
  async function ask(phoneNumber: PhoneNumber) {
    const request = { phoneNumber, language }
    const first = await api.link(request, await intent.keyFor(request))
    const until = first.kind === 'answer' ? first.value.restrictedUntil : null
    if (until === null || until > clock.now()) return first
    intent.forget(await intent.keyFor(request))
    return api.link(request, await intent.keyFor(request))
  }

  async function link(phoneNumber: PhoneNumber, back: (problem: Told | NotAnswered) => Screen) {
    const outcome = await ask(phoneNumber)
    if (isRefusal(outcome)) intent.forget(await intent.keyFor({ phoneNumber, language }))
    if (outcome.kind !== 'answer') return $screen.set(back({ kind: 'failed', failed: outcome }))
    const { restrictedUntil, attemptsLeft } = outcome.value
    const next = stepAfterLink(outcome.value)
    if (next.to !== 'code' || next.isDelayed) intent.forget(await intent.keyFor({ phoneNumber, language }))
    switch (next.to) {
      case 'code':
        progress.write({ step: 'code', restrictedUntil })
        return $screen.set({ name: 'code', phoneNumber, isDelayed: next.isDelayed, restrictedUntil })
      case 'logIn':
        return $screen.set({ name: 'logIn', phoneNumber })
      case 'puk':
        return way.toPuk(next.declarationId, { phoneNumber, attemptsLeft })
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
    async submitNumber(written) {
      const screen = $screen.get()
      if (screen.name !== 'number' || screen.isAsking) return
      const phoneNumber = parsePhoneNumber(written)
      if (!phoneNumber)
        return $screen.set({ ...emptyNumber, problem: { kind: written.trim() ? 'invalid' : 'missing' } })
      $screen.set({ name: 'number', isAsking: true })
      await link(phoneNumber, (problem) => ({ ...emptyNumber, problem }))
    },

    async verify(code, written) {
      const screen = $screen.get()
      if (screen.name !== 'code' || screen.busy) return
      const still: CodeStep = { ...screen, problem: undefined }
      const phoneNumber = screen.phoneNumber ?? parsePhoneNumber(written)
      if (!phoneNumber) return $screen.set({ ...still, problem: { kind: 'number' } })
      if (code.length < 6) return $screen.set({ ...still, problem: { kind: 'missing' } })
      $screen.set({ ...still, busy: 'verifying' })
      const outcome = await customer.verify(phoneNumber, code, tryKeys.keyFor(phoneNumber + code))
      if (outcome.kind !== 'answer')
        return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      const told = toldBy(outcome.value)
      // What no one knows may be done: the same code is the same try.
      if (!told || !isUnknown(told)) tryKeys.forget()
      if (told) {
        const { attemptsLeft, restrictedUntil } = outcome.value
        const problem: Told = { kind: 'told', told, attemptsLeft }
        return $screen.set({ ...still, restrictedUntil: restrictedUntil ?? still.restrictedUntil, problem })
      }
      intent.forget(await intent.keyFor({ phoneNumber, language }))
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
      intent.forget(await intent.keyFor({ phoneNumber, language }))
      await link(phoneNumber, (problem) => ({ ...still, problem }))
    },
  }
}
