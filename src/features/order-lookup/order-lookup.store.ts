import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Order } from '../../operator/client/orders.ts'
import { createTryKeys } from '../../operator/client/try-keys.ts'
import type { AnswerOf, RequestOf } from '../../operator/contract/endpoint.ts'
import type { orderLookup } from '../../operator/contract/order-lookup.ts'
import type { AskProblem, CodeEntry } from '../code-by-text/code-by-text.ts'
import { type OrderLookupApi, orderIn } from './order-lookup.api.ts'
import { type Draft, emptyDraft, type Problems, readDraft } from './order-lookup.ts'

type Request = RequestOf<typeof orderLookup>

/** What the operator's own rules say of a code that wasn't sent. */
export type LookupTold = Extract<AnswerOf<typeof orderLookup>, { status: 'codeNotSent' }>['reason']
type LookupAskProblem = AskProblem<LookupTold>

export interface DetailsStep {
  name: 'details'
  problems: Problems
  isAsking: boolean
  problem?: LookupAskProblem
  /** What was reported passes then, UTC milliseconds. */
  restrictedUntil?: number | null
}

export interface CodeStep extends CodeEntry<LookupTold> {
  orderLookupId: string
}

export type Screen = DetailsStep | CodeStep | { name: 'found'; order: Order }

export const firstScreen: DetailsStep = { name: 'details', problems: {}, isAsking: false }

interface Dependencies {
  language: Language
  api: OrderLookupApi
  clock: Pick<Clock, 'now'>
}

export interface OrderLookupStore {
  $screen: ReadableAtom<Screen>
  /** What was typed so far; in memory only. */
  draft(): Draft
  /** Asks for a code with what is typed. */
  submit(typed: Draft): Promise<void>
  resend(): Promise<void>
  verify(code: string): Promise<void>
  /** Back to the details, where what was typed still is. */
  back(): void
  /** A link names an order: its reference takes the place of one that was typed. What is under way goes on. */
  begin(reference: string): void
}

const isSame = (
  { orderReference, phoneNumber }: Omit<Request, 'language'>,
  asked: Request | undefined,
): boolean => orderReference === asked?.orderReference && phoneNumber === asked.phoneNumber

/** Finds an order without an account: its reference and number, the code of a text, the order. */
export function createOrderLookupStore({ language, api, clock }: Dependencies): OrderLookupStore {
  const $screen = atom<Screen>(firstScreen)
  let draft = emptyDraft
  let asked: Request | undefined
  /** The last code that was sent, and until when it works by this device's clock. */
  let sent: { screen: CodeStep; until: number } | undefined
  const askKeys = createTryKeys()
  const codeKeys = createTryKeys()

  async function send(request: Request, back: (problem: LookupAskProblem, until: number | null) => Screen) {
    const outcome = await api.ask(request, askKeys.keyFor(JSON.stringify(request)))
    if (outcome.kind !== 'answer') return $screen.set(back({ kind: 'failed', failed: outcome }, null))
    askKeys.forget()
    const { value } = outcome
    if (value.status === 'codeNotSent')
      return $screen.set(back({ kind: 'told', told: value.reason }, value.restrictedUntil))
    const { orderLookupId, restrictedUntil, codeExpiresAt } = value
    asked = request
    codeKeys.forget()
    const screen: CodeStep = {
      name: 'code',
      orderLookupId,
      phoneNumber: request.phoneNumber,
      restrictedUntil,
    }
    sent = { screen, until: codeExpiresAt }
    $screen.set(screen)
  }

  async function submit(typed: Draft) {
    const screen = $screen.get()
    if (screen.name !== 'details' || screen.isAsking) return
    draft = typed
    const read = readDraft(typed)
    if ('problems' in read) return $screen.set({ ...firstScreen, problems: read.problems })
    // The same again: the code that is on its way, or typed already in part, is as good as another one.
    if (sent && isSame(read, asked) && clock.now() < sent.until) return $screen.set(sent.screen)
    $screen.set({ ...firstScreen, isAsking: true })
    await send({ ...read, language }, (problem, restrictedUntil) => ({
      ...firstScreen,
      problem,
      restrictedUntil,
    }))
  }

  async function resend() {
    const screen = $screen.get()
    if (screen.name !== 'code' || screen.busy || !asked) return
    const { problem: _, ...still } = screen
    $screen.set({ ...still, busy: 'resending' })
    await send(asked, (problem, until) => ({
      ...still,
      restrictedUntil: until ?? still.restrictedUntil,
      problem,
    }))
  }

  async function verify(code: string) {
    const screen = $screen.get()
    if (screen.name !== 'code' || screen.busy) return
    const { problem: _, ...still } = screen
    if (code.length < 6) return $screen.set({ ...still, problem: { kind: 'missing' } })
    $screen.set({ ...still, busy: 'verifying' })
    const { orderLookupId } = screen
    const outcome = await api.verify({ orderLookupId, verificationCode: code }, codeKeys.keyFor(code))
    if (outcome.kind === 'failure') return $screen.set({ ...still, problem: { kind: 'notFound' } })
    if (outcome.kind !== 'answer')
      return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
    codeKeys.forget()
    const { value } = outcome
    if (value.status === 'notVerified') {
      const { reason, attemptsLeft } = value
      return $screen.set({ ...still, problem: { kind: 'notVerified', reason, attemptsLeft } })
    }
    draft = emptyDraft
    sent = undefined
    $screen.set({ name: 'found', order: orderIn(value) })
  }

  function back() {
    const screen = $screen.get()
    if (screen.name === 'found' || (screen.name === 'code' && !screen.busy)) $screen.set(firstScreen)
  }

  function begin(reference: string) {
    draft = { ...draft, reference }
    back()
  }

  return { $screen, draft: () => draft, submit, resend, verify, back, begin }
}
