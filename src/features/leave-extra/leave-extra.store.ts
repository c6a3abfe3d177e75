import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { isRefusal } from '../../operator/client/outcome.ts'
import { createTryKeys } from '../../operator/client/try-keys.ts'
import type { AnswerOf, CodeOf } from '../../operator/contract/endpoint.ts'
import type { LeaveDestination, leaveExtra } from '../../operator/contract/leave-extra.ts'
import type { verifyLeaveExtra } from '../../operator/contract/verify-leave-extra.ts'
import type { AskProblem, CodeEntry, CodeProblem } from '../code-by-text/code-by-text.ts'
import type { LeaveExtraApi } from './leave-extra.api.ts'
import {
  type Draft,
  emptyDraft,
  type LeaveFlow,
  type Person,
  type Problems,
  readDestination,
  readPerson,
} from './leave-extra.ts'

type Asked = AnswerOf<typeof leaveExtra>

/** What the operator's own rules say of a code that wasn't sent. */
export type LeaveTold = CodeOf<typeof leaveExtra> | Extract<Asked, { status: 'codeNotSent' }>['reason']
type LeaveAskProblem = AskProblem<LeaveTold>
type LeaveCodeProblem = CodeProblem<LeaveTold>

export type Screen =
  /** Where the number goes; a step of its own for the second service line. */
  | { name: 'destination'; problems: Problems }
  | PersonStep
  | CodeStep
  | { name: 'submitted'; reference: string; phoneNumber: PhoneNumber; destination: LeaveDestination['kind'] }

export interface PersonStep {
  name: 'person'
  problems: Problems
  isAsking: boolean
  problem?: LeaveAskProblem
  /** What was reported passes then, UTC milliseconds. */
  restrictedUntil?: number | null
}

export interface CodeStep extends CodeEntry<LeaveTold> {
  leaveRequestId: string
}

const refusedAs = (code: CodeOf<typeof verifyLeaveExtra>): LeaveCodeProblem =>
  code === 'ALREADY_LEAVING' ? { kind: 'told', told: code } : { kind: 'notFound' }

interface Dependencies {
  flow: LeaveFlow
  language: Language
  api: LeaveExtraApi
  /** Asking for a text: the same details again, after a reload too, get the first answer and no second text. */
  intent: Intent
  clock: Pick<Clock, 'now'>
}

export interface LeaveExtraStore {
  $screen: ReadableAtom<Screen>
  /** What was typed so far; in memory only. */
  draft(): Draft
  /** Takes what is typed and continues: to the person, or to the code. */
  submit(typed: Draft): Promise<void>
  resend(): Promise<void>
  verify(code: string): Promise<void>
  /** To the step before, where what was typed still is. */
  back(typed?: Draft): void
}

interface Request extends Person {
  destination: LeaveDestination
  language: Language
}

export function createLeaveExtraStore(dependencies: Dependencies): LeaveExtraStore {
  const { flow, language, api, intent, clock } = dependencies
  const isApart = flow === 'leaveSecondLine'
  const person = { name: 'person', problems: {}, isAsking: false } as const satisfies Screen
  const destination = { name: 'destination', problems: {} } as const satisfies Screen
  const $screen = atom<Screen>(isApart ? destination : person)
  let draft = emptyDraft
  let asked: Request | undefined
  const tryKeys = createTryKeys()

  /** Asks for a text; an answer from before whose code is no longer good is asked for again. */
  async function ask(request: Request) {
    // The first answer to a request is never old, whatever a device's clock says.
    const wasBegun = await intent.isBegun(request)
    const first = await api.ask(request, await intent.keyFor(request))
    const isOver =
      first.kind === 'answer' && first.value.status === 'codeSent' && first.value.codeExpiresAt <= clock.now()
    if (!wasBegun || !isOver) return first
    intent.forget(await intent.keyFor(request))
    return api.ask(request, await intent.keyFor(request))
  }

  async function send(request: Request, back: (problem: LeaveAskProblem, until: number | null) => Screen) {
    const outcome = await ask(request)
    // Only a code that was sent, or may have been, is worth finding again.
    const isNotSent =
      isRefusal(outcome) || (outcome.kind === 'answer' && outcome.value.status === 'codeNotSent')
    if (isNotSent) intent.forget(await intent.keyFor(request))
    if (outcome.kind === 'failure') return $screen.set(back({ kind: 'told', told: outcome.code }, null))
    if (outcome.kind !== 'answer') return $screen.set(back({ kind: 'failed', failed: outcome }, null))
    const { value } = outcome
    if (value.status === 'codeNotSent')
      return $screen.set(back({ kind: 'told', told: value.reason }, value.restrictedUntil))
    const { leaveRequestId, restrictedUntil } = value
    asked = request
    tryKeys.forget()
    $screen.set({ name: 'code', leaveRequestId, phoneNumber: request.phoneNumber, restrictedUntil })
  }

  async function submit(typed: Draft) {
    const screen = $screen.get()
    if (screen.name !== 'destination' && (screen.name !== 'person' || screen.isAsking)) return
    draft = typed
    const where = readDestination(draft)
    if (screen.name === 'destination')
      return $screen.set('problems' in where ? { ...destination, problems: where.problems } : person)
    const who = readPerson(draft)
    if ('problems' in where || 'problems' in who) {
      const problems = {
        ...('problems' in where && where.problems),
        ...('problems' in who && who.problems),
      }
      return $screen.set({ ...person, problems })
    }
    $screen.set({ ...person, isAsking: true })
    await send({ ...who.person, destination: where.destination, language }, (problem, restrictedUntil) => ({
      ...person,
      problem,
      restrictedUntil,
    }))
  }

  async function resend() {
    const screen = $screen.get()
    if (screen.name !== 'code' || screen.busy || !asked) return
    const { problem: _, ...still } = screen
    $screen.set({ ...still, busy: 'resending' })
    intent.forget(await intent.keyFor(asked))
    await send(asked, (problem, until) => ({
      ...still,
      restrictedUntil: until ?? still.restrictedUntil,
      problem,
    }))
  }

  async function verify(code: string) {
    const screen = $screen.get()
    if (screen.name !== 'code' || screen.busy || !asked) return
    const { problem: _, ...still } = screen
    if (code.length < 6) return $screen.set({ ...still, problem: { kind: 'missing' } })
    $screen.set({ ...still, busy: 'verifying' })
    const { leaveRequestId, phoneNumber } = screen
    const outcome = await api.verify({ leaveRequestId, verificationCode: code }, tryKeys.keyFor(code))
    if (outcome.kind === 'failure') return $screen.set({ ...still, problem: refusedAs(outcome.code) })
    if (outcome.kind !== 'answer')
      return $screen.set({ ...still, problem: { kind: 'failed', failed: outcome } })
    tryKeys.forget()
    const { value } = outcome
    if (value.status === 'notVerified') {
      const { reason, attemptsLeft } = value
      // A code that is no longer good is not worth finding again.
      if (attemptsLeft === 0) intent.forget(await intent.keyFor(asked))
      return $screen.set({ ...still, problem: { kind: 'notVerified', reason, attemptsLeft } })
    }
    intent.forget(await intent.keyFor(asked))
    const { kind } = asked.destination
    draft = emptyDraft
    $screen.set({ name: 'submitted', reference: value.reference, phoneNumber, destination: kind })
  }

  function back(typed = draft) {
    const screen = $screen.get()
    draft = typed
    if (screen.name === 'code' && !screen.busy) $screen.set(person)
    else if (screen.name === 'person' && !screen.isAsking && isApart) $screen.set(destination)
  }

  return { $screen, draft: () => draft, submit, resend, verify, back }
}
