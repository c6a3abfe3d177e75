import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import { createTryKeys } from '../../operator/client/try-keys.ts'
import type { AnswerOf } from '../../operator/contract/endpoint.ts'
import type { leadsCaptcha } from '../../operator/contract/leads-captcha.ts'
import type { Failed } from '../../session/loaded.ts'
import type { LeadGenerationApi } from './lead-generation.api.ts'
import { type Draft, isLead, type Problems, readDraft } from './lead-generation.ts'

/** The form and what came of it. */
export type Screen =
  /** `isKnown`: the operator has this number on its list already. */
  | { name: 'form'; problems: Problems; isKnown?: boolean }
  | { name: 'sending' }
  | { name: 'sent' }
  | { name: 'failed'; trouble: Failed }

export type Challenge = Exclude<AnswerOf<typeof leadsCaptcha>, { kind: 'unknown' }>
export type CaptchaKind = Challenge['kind']
export type Captcha =
  | { name: 'idle' }
  | { name: 'loading'; kind: CaptchaKind }
  | { name: 'ready'; challenge: Challenge }
  | { name: 'failed'; kind: CaptchaKind; trouble: Failed }

interface Dependencies {
  /** The content's id of the form, by which the operator knows what was asked about. */
  formId: string
  language: Language
  api: LeadGenerationApi
}

export interface LeadGenerationStore {
  $screen: ReadableAtom<Screen>
  $captcha: ReadableAtom<Captcha>
  /** Someone is about to fill in the form: it gets its challenge, once. */
  begin(): Promise<void>
  /** Another challenge, as a picture or as a question in words. */
  ask(kind: CaptchaKind): Promise<void>
  /** Sends what was typed: one lead, however often it is pressed. */
  submit(draft: Draft): Promise<void>
  /** The result was seen and closed. */
  clear(): void
}

export function createLeadGenerationStore(dependencies: Dependencies): LeadGenerationStore {
  const { formId, language, api } = dependencies
  const $screen = atom<Screen>({ name: 'form', problems: {} })
  const $captcha = atom<Captcha>({ name: 'idle' })
  // A challenge is answered once, so that only what was sent and not answered is ever the same request again.
  const tryKeys = createTryKeys()

  async function begin() {
    if ($captcha.get().name === 'idle') await ask('picture')
  }

  async function ask(kind: CaptchaKind) {
    const loading: Captcha = { name: 'loading', kind }
    $captcha.set(loading)
    const outcome = await api.captcha({ kind, language })
    // A user who asked for the other kind meanwhile gets that one.
    if ($captcha.get() !== loading) return
    if (outcome.kind === 'answer') $captcha.set({ name: 'ready', challenge: outcome.value })
    else $captcha.set({ name: 'failed', kind, trouble: outcome })
  }

  async function submit(draft: Draft) {
    if ($screen.get().name !== 'form') return
    const captcha = $captcha.get()
    const lead = readDraft(draft)
    if (!isLead(lead)) return $screen.set({ name: 'form', problems: lead })
    if (captcha.name !== 'ready') return $screen.set({ name: 'form', problems: { captcha: 'missing' } })
    $screen.set({ name: 'sending' })
    const { captchaAnswer, email, ...rest } = lead
    const { kind, challengeId } = captcha.challenge
    const request = {
      formId,
      ...rest,
      ...(email && { email }),
      privacyPolicyAccepted: true as const,
      captcha: { challengeId, answer: captchaAnswer },
      language,
    }
    const outcome = await api.submit(request, tryKeys.keyFor(JSON.stringify(request)))
    switch (outcome.kind) {
      case 'answer':
        $captcha.set({ name: 'idle' })
        return $screen.set({ name: 'sent' })
      case 'failure':
        $screen.set({ name: 'form', ...refusals[outcome.code] })
        return ask(kind)
      default:
        // The same challenge and key tell, the next time, whether this one has arrived.
        return $screen.set({ name: 'failed', trouble: outcome })
    }
  }

  function clear() {
    const { name } = $screen.get()
    if (name === 'sent' || name === 'failed') $screen.set({ name: 'form', problems: {} })
  }

  return { $screen, $captcha, begin, ask, submit, clear }
}

const refusals = {
  CAPTCHA_WRONG: { problems: { captcha: 'wrong' } },
  CAPTCHA_EXPIRED: { problems: { captcha: 'expired' } },
  ALREADY_SUBMITTED: { problems: {}, isKnown: true },
} as const
