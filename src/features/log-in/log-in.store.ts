import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import { wayBackTo } from '../../lib/way-back.ts'
import type { Outcome, Trouble } from '../../operator/client/outcome.ts'
import type { LogInError, LogInProvider } from '../../operator/contract/log-in.ts'
import type { LogInApi } from './log-in.api.ts'
import { type Arrival, landingPath } from './log-in.ts'

/** Why no one is signed in yet. */
export type LogInFailure =
  | { kind: 'provider'; error: LogInError }
  | Exclude<Outcome<never, 'PROVIDER_UNAVAILABLE'>, { kind: 'answer' }>

export type LogInScreen =
  | { name: 'choose'; failure?: LogInFailure | undefined }
  /** Back from a provider: the operator is asked who is there. */
  | { name: 'returning' }
  /** Busy until the browser has gone to the provider's page. */
  | { name: 'leaving'; provider: LogInProvider }
  /** Signed in: the browser is on its way. */
  | { name: 'done' }

/** What the operator says of who is there; the error where it didn't say. */
export type Learnt = { trouble: Trouble } | { isSignedIn: boolean; isStrong: boolean }

interface Dependencies {
  arrival: Arrival
  language: Language
  logInPath: string
  /** Where who came by themselves goes. */
  dashboardPath: string
  learn: () => Promise<Learnt>
  api: LogInApi
  clock: Clock
  /** Leaves for a provider's page. */
  leave: (url: string) => void
  /** Continues within the site; Back doesn't lead here again. */
  goOn: (path: string) => void
}

export interface LogInStore {
  $screen: ReadableAtom<LogInScreen>
  /** Sends who is signed in already on their way. */
  start(): Promise<void>
  logIn(provider: LogInProvider): Promise<void>
  /** The page is shown again after the browser had left: nothing is under way any more. */
  resume(): void
}

export function createLogInStore({
  arrival,
  language,
  logInPath,
  dashboardPath,
  learn,
  api,
  clock,
  leave,
  goOn,
}: Dependencies): LogInStore {
  const { error, returned, needsStrong, wayBack } = arrival
  const $screen = atom<LogInScreen>(firstScreen())
  let cancelLeaving = () => {}

  function firstScreen(): LogInScreen {
    if (error) return { name: 'choose', failure: { kind: 'provider', error } }
    return returned ? { name: 'returning' } : { name: 'choose' }
  }

  async function start(): Promise<void> {
    const learnt = await learn()
    const screen = $screen.get()
    if (screen.name === 'leaving') return
    if ('isSignedIn' in learnt && learnt.isSignedIn && (learnt.isStrong || !needsStrong)) {
      $screen.set({ name: 'done' })
      goOn(wayBack ?? dashboardPath)
    } else if (screen.name === 'returning') {
      // The provider let the person in and the operator knows nothing of it: a browser that refuses cookies, for one.
      const failure = 'trouble' in learnt ? learnt.trouble : ({ kind: 'provider', error: 'failed' } as const)
      $screen.set({ name: 'choose', failure })
    }
  }

  function resume() {
    cancelLeaving()
    if ($screen.get().name === 'leaving') $screen.set({ name: 'choose' })
  }

  async function logIn(provider: LogInProvider): Promise<void> {
    if ($screen.get().name !== 'choose') return
    const leaving: LogInScreen = { name: 'leaving', provider }
    $screen.set(leaving)
    const returnPath = await wayBackTo(landingPath(logInPath, arrival))
    const outcome = await api[provider]({ language, logInPath, returnPath })
    if ($screen.get() !== leaving) return
    if (outcome.kind !== 'answer') {
      $screen.set({ name: 'choose', failure: outcome })
      return
    }
    cancelLeaving = clock.after(leavingLimit, resume)
    leave(outcome.value.redirectUrl)
  }

  return { $screen, start, logIn, resume }
}
