import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../../lib/clock.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../../lib/phone-number.ts'
import type { Intent } from '../../../operator/client/intent.ts'
import { createTryKeys } from '../../../operator/client/try-keys.ts'
import type { LinkOutcome } from '../../../operator/contract/link-result.ts'
import type { Failed } from '../../../session/loaded.ts'
import { isUnknown, toldBy } from '../../numbers/told-by.ts'
import type { LinkApi } from './link.api.ts'
import { stepAfterLink } from './link.ts'

/** Why it doesn't continue: what was typed, what the operator said, or no answer. */
export type LinkProblem =
  | { kind: 'missing' }
  | { kind: 'told'; told: LinkOutcome; attemptsLeft: number | null }
  | { kind: 'failed'; failed: Failed }

export interface CodeStep {
  name: 'code'
  phoneNumber: PhoneNumber
  /** The number is being taken from another account. */
  forceLink: boolean
  /** Another text may be sent from then on, UTC milliseconds; null at once. */
  restrictedUntil: number | null
  busy?: 'verifying' | 'resending'
  problem?: LinkProblem | undefined
}

export type Link =
  /** `restrictedUntil`: what was reported passes then, UTC milliseconds. */
  | { name: 'number'; isAsking: boolean; problem?: LinkProblem; restrictedUntil?: number | null }
  | { name: 'takeOver'; phoneNumber: PhoneNumber; isAsking: boolean; problem?: LinkProblem }
  /** Taking a number over demands a proven identity. */
  | { name: 'strongNeeded'; phoneNumber: PhoneNumber }
  | CodeStep
  | { name: 'declare'; phoneNumber: PhoneNumber }
  | { name: 'done'; phoneNumber: PhoneNumber }

interface Dependencies {
  api: Pick<LinkApi, 'link' | 'verify'>
  /** Asking for a text: the same number again, after a reload too, gets the first answer and no second text. */
  intent: Intent
  clock: Pick<Clock, 'now'>
  /** The account has a number more, or may have. */
  afterLink: () => void
}

export interface LinkStore {
  $link: ReadableAtom<Link>
  /** Sends a code to the number as the person wrote it. */
  begin(written: string): Promise<void>
  takeOver(): Promise<void>
  resend(): Promise<void>
  verify(code: string): Promise<void>
  /** Back to the number. */
  restart(): void
  /** The identity is proven now: what demanded it may be asked for again. */
  proveIdentity(): void
}

export function createLinkStore({ api, intent, clock, afterLink }: Dependencies): LinkStore {
  const $link = atom<Link>({ name: 'number', isAsking: false })
  const number: Link = { name: 'number', isAsking: false }
  const tryKeys = createTryKeys()

  /** Asks for a text; an answer from before whose code is no longer good is asked for again. */
  async function ask(phoneNumber: PhoneNumber, forceLink: boolean) {
    const request = { phoneNumber, forceLink }
    // The first answer to a request is never old, whatever a device's clock says.
    const wasBegun = await intent.isBegun(request)
    const first = await api.link(phoneNumber, forceLink, await intent.keyFor(request))
    const expiresAt = first.kind === 'answer' ? first.value.codeExpiresAt : null
    if (!wasBegun || expiresAt === null || expiresAt > clock.now()) return first
    intent.forget(await intent.keyFor(request))
    return api.link(phoneNumber, forceLink, await intent.keyFor(request))
  }

  async function send(phoneNumber: PhoneNumber, forceLink: boolean, back: (problem: LinkProblem) => Link) {
    const outcome = await ask(phoneNumber, forceLink)
    if (outcome.kind !== 'answer') {
      if (outcome.kind === 'failure') intent.forget(await intent.keyFor({ phoneNumber, forceLink }))
      return $link.set(
        outcome.kind === 'failure' && outcome.code === 'STRONG_LOG_IN_REQUIRED'
          ? { name: 'strongNeeded', phoneNumber }
          : back({ kind: 'failed', failed: outcome }),
      )
    }
    const { restrictedUntil, attemptsLeft, codeExpiresAt } = outcome.value
    // Only a code that was sent is worth finding again.
    if (codeExpiresAt === null) intent.forget(await intent.keyFor({ phoneNumber, forceLink }))
    const next = stepAfterLink(outcome.value)
    switch (next.step) {
      case 'code':
        return $link.set({ name: 'code', phoneNumber, forceLink, restrictedUntil })
      case 'declare':
        return $link.set({ name: 'declare', phoneNumber })
      case 'takeOver':
        return $link.set({ name: 'takeOver', phoneNumber, isAsking: false })
      case 'told': {
        const shown = back({ kind: 'told', told: next.told, attemptsLeft })
        return $link.set(
          shown.name === 'number' || shown.name === 'code' ? { ...shown, restrictedUntil } : shown,
        )
      }
      default:
        next satisfies never
    }
  }

  return {
    $link,
    restart: () => $link.set(number),
    proveIdentity() {
      const link = $link.get()
      if (link.name === 'strongNeeded')
        $link.set({ name: 'takeOver', phoneNumber: link.phoneNumber, isAsking: false })
    },
    async begin(written) {
      const link = $link.get()
      if (link.name !== 'number' || link.isAsking) return
      const phoneNumber = parsePhoneNumber(written)
      if (!phoneNumber) return $link.set({ ...number, problem: { kind: 'missing' } })
      $link.set({ name: 'number', isAsking: true })
      await send(phoneNumber, false, (problem) => ({ ...number, problem }))
    },
    async takeOver() {
      const link = $link.get()
      if (link.name !== 'takeOver' || link.isAsking) return
      const { phoneNumber } = link
      $link.set({ name: 'takeOver', phoneNumber, isAsking: true })
      await send(phoneNumber, true, (problem) => ({
        name: 'takeOver',
        phoneNumber,
        isAsking: false,
        problem,
      }))
    },
    async resend() {
      const link = $link.get()
      if (link.name !== 'code' || link.busy) return
      const { phoneNumber, forceLink, restrictedUntil } = link
      const still: CodeStep = { name: 'code', phoneNumber, forceLink, restrictedUntil }
      $link.set({ ...still, busy: 'resending' })
      intent.forget(await intent.keyFor({ phoneNumber, forceLink }))
      await send(phoneNumber, forceLink, (problem) => ({ ...still, problem }))
    },
    async verify(code) {
      const link = $link.get()
      if (link.name !== 'code' || link.busy) return
      const { phoneNumber, forceLink, restrictedUntil } = link
      const still: CodeStep = { name: 'code', phoneNumber, forceLink, restrictedUntil }
      if (code.length < 6) return $link.set({ ...still, problem: { kind: 'missing' } })
      $link.set({ ...still, busy: 'verifying' })
      const outcome = await api.verify(phoneNumber, code, tryKeys.keyFor(code))
      if (outcome.kind !== 'answer')
        return $link.set({ ...still, problem: { kind: 'failed', failed: outcome } })
      const told = toldBy(outcome.value)
      // What no one knows may be done: the same code is the same try, and the list of numbers says what it came to.
      if (told && isUnknown(told)) {
        $link.set({ ...still, problem: { kind: 'told', told, attemptsLeft: null } })
        return afterLink()
      }
      tryKeys.forget()
      if (told) {
        const { attemptsLeft, restrictedUntil: until } = outcome.value
        const problem: LinkProblem = { kind: 'told', told, attemptsLeft }
        // A code that is no longer good is not worth finding again.
        if (attemptsLeft === 0 || told.key === 'VERIFICATION_CODE_EXPIRED')
          intent.forget(await intent.keyFor({ phoneNumber, forceLink }))
        return $link.set({ ...still, restrictedUntil: until ?? restrictedUntil, problem })
      }
      intent.forget(await intent.keyFor({ phoneNumber, forceLink }))
      $link.set({ name: 'done', phoneNumber })
      afterLink()
    },
  }
}
