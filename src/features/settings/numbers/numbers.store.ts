import { atom, type ReadableAtom } from 'nanostores'
import type { PhoneNumber } from '../../../lib/phone-number.ts'
import type { LinkOutcome } from '../../../operator/contract/link-result.ts'
import type { Failed } from '../../../session/loaded.ts'
import { isUnknown, toldBy } from '../../numbers/told-by.ts'
import type { LinkApi } from './link.api.ts'

/** What was done to one of the account's numbers last. */
export type NumberAction =
  | { name: 'idle' }
  | { name: 'switching' | 'unlinking' | 'unlinked' | 'missing'; phoneNumber: PhoneNumber }
  | { name: 'told'; phoneNumber: PhoneNumber; told: LinkOutcome }
  | { name: 'failed'; phoneNumber: PhoneNumber; failed: Failed }

interface Dependencies {
  api: Pick<LinkApi, 'switchTo' | 'unlink'>
  /** Everything that the browser keeps of the number so far goes, other tabs hear of it, and the page reloads. */
  afterSwitch: () => void
  /** The account has a number less, or may have. */
  afterUnlink: () => Promise<void>
}

export interface NumbersStore {
  $action: ReadableAtom<NumberAction>
  switchTo(phoneNumber: PhoneNumber): Promise<void>
  unlink(phoneNumber: PhoneNumber): Promise<void>
}

export function createNumbersStore({ api, afterSwitch, afterUnlink }: Dependencies): NumbersStore {
  const $action = atom<NumberAction>({ name: 'idle' })
  const isBusy = () => ['switching', 'unlinking'].includes($action.get().name)

  return {
    $action,
    async switchTo(phoneNumber) {
      if (isBusy()) return
      $action.set({ name: 'switching', phoneNumber })
      const outcome = await api.switchTo(phoneNumber)
      if (outcome.kind !== 'answer') return $action.set({ name: 'failed', phoneNumber, failed: outcome })
      if (outcome.value === 'SUCCESS') return afterSwitch()
      $action.set({ name: 'missing', phoneNumber })
    },
    async unlink(phoneNumber) {
      if (isBusy()) return
      $action.set({ name: 'unlinking', phoneNumber })
      const outcome = await api.unlink(phoneNumber)
      if (outcome.kind !== 'answer') return $action.set({ name: 'failed', phoneNumber, failed: outcome })
      const told = toldBy(outcome.value)
      if (told) {
        if (isUnknown(told)) await afterUnlink()
        return $action.set({ name: 'told', phoneNumber, told })
      }
      await afterUnlink()
      $action.set({ name: 'unlinked', phoneNumber })
    },
  }
}
