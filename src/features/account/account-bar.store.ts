import { atom, type ReadableAtom } from 'nanostores'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { AccountApi } from './account.api.ts'
import { type SwitchFailure, switchNumber } from './switch-number.ts'

/** What a customer asked of the bar. */
export type BarAction =
  | { name: 'idle' }
  | { name: 'switching'; phoneNumber: PhoneNumber }
  | { name: 'loggingOut' }
  | SwitchFailure

interface Dependencies {
  api: AccountApi
  /** Everything that the browser keeps of the number so far goes, other tabs hear of it, and the page reloads. */
  afterSwitch: () => void
  /** Everything of the customer goes, and the browser to a page for everybody. */
  afterLogOut: () => void
}

export interface AccountBarStore {
  $action: ReadableAtom<BarAction>
  switchTo(phoneNumber: PhoneNumber): Promise<void>
  logOut(): Promise<void>
}

export function createAccountBarStore({ api, afterSwitch, afterLogOut }: Dependencies): AccountBarStore {
  const $action = atom<BarAction>({ name: 'idle' })
  const isBusy = () => ['switching', 'loggingOut'].includes($action.get().name)

  return {
    $action,
    async switchTo(phoneNumber) {
      if (isBusy()) return
      $action.set({ name: 'switching', phoneNumber })
      const failure = await switchNumber(api, phoneNumber)
      if (failure) return $action.set(failure)
      afterSwitch()
    },
    async logOut() {
      if (isBusy()) return
      $action.set({ name: 'loggingOut' })
      const outcome = await api.logOut()
      // A session that is over already is what was asked for.
      if (outcome.kind === 'answer' || outcome.kind === 'unauthorized') return afterLogOut()
      $action.set({ name: 'failed', failed: outcome })
    },
  }
}
