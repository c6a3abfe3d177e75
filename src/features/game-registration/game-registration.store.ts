import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { isRefusal } from '../../operator/client/outcome.ts'
import type { AnswerOf, CodeOf } from '../../operator/contract/endpoint.ts'
import type { gameRegistration } from '../../operator/contract/game-registration.ts'
import type { gameRegistrationPeriod } from '../../operator/contract/game-registration-period.ts'
import type { Failed } from '../../session/loaded.ts'
import type { GameRegistrationApi } from './game-registration.api.ts'
import { type Draft, isPlayer, type Problems, readDraft } from './game-registration.ts'

type Period = Exclude<AnswerOf<typeof gameRegistrationPeriod>, { status: 'unknown' }>
type Refusal = CodeOf<typeof gameRegistration>
/** What the operator says of this number. */
export type Told = Exclude<Refusal, 'GAME_NOT_BEGUN' | 'GAME_OVER'>

export type Screen =
  /** Whether there is a game now. */
  | { name: 'asking' }
  | { name: 'unknown'; failed: Failed }
  | { name: 'closed'; period: Exclude<Period, { status: 'open' }> }
  /** `closesAt`: UTC milliseconds. */
  | { name: 'form'; closesAt: number; problems: Problems; isSending?: boolean; told?: Told; failed?: Failed }
  /** Registered: the browser is on its way to the page that says so. */
  | { name: 'registered' }

interface Dependencies {
  language: Language
  api: GameRegistrationApi
  intent: Intent
  /** Goes to the page that says that it is done. */
  showSuccess: () => void
}

export interface GameRegistrationStore {
  $screen: ReadableAtom<Screen>
  /** Asks whether one may register now. */
  start(): Promise<void>
  /** Registers once, however often it is pressed. */
  submit(draft: Draft): Promise<void>
  /** The page is shown again after the browser had left: a user who comes back may register another number. */
  resume(): void
}

export function createGameRegistrationStore(dependencies: Dependencies): GameRegistrationStore {
  const { language, api, intent, showSuccess } = dependencies
  const $screen = atom<Screen>({ name: 'asking' })

  async function start() {
    $screen.set({ name: 'asking' })
    const outcome = await api.period()
    if (outcome.kind !== 'answer') return $screen.set({ name: 'unknown', failed: outcome })
    const period = outcome.value
    $screen.set(
      isOpen(period) ? { name: 'form', closesAt: period.closesAt, problems: {} } : { name: 'closed', period },
    )
  }

  async function submit(draft: Draft) {
    const screen = $screen.get()
    if (screen.name !== 'form' || screen.isSending) return
    const form: Screen = { name: 'form', closesAt: screen.closesAt, problems: {} }
    const player = readDraft(draft)
    if (!isPlayer(player)) return $screen.set({ ...form, problems: player })
    $screen.set({ ...form, isSending: true })
    const request = { ...player, rulesAccepted: true as const, language }
    const idempotencyKey = await intent.keyFor(request)
    const outcome = await api.register(request, idempotencyKey)
    if (outcome.kind === 'answer' || isRefusal(outcome)) intent.forget(idempotencyKey)
    switch (outcome.kind) {
      case 'answer':
        $screen.set({ name: 'registered' })
        return showSuccess()
      case 'failure':
        // The game has ended, or was put off, while the form was filled in.
        if (outcome.code === 'GAME_OVER' || outcome.code === 'GAME_NOT_BEGUN') return start()
        return $screen.set({ ...form, told: outcome.code })
      default:
        // The same key tells, the next time, whether this one has arrived.
        return $screen.set({ ...form, failed: outcome })
    }
  }

  function resume() {
    if ($screen.get().name === 'registered') void start()
  }

  return { $screen, start, submit, resume }
}

const isOpen = (period: Period): period is Exclude<Period, { status: 'none' }> & { status: 'open' } =>
  period.status === 'open'
