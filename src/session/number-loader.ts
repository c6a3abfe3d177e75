import type { PhoneNumber } from '../lib/phone-number.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { account, numberOf } from './account.store.ts'
import { customerLoader } from './customer-loader.ts'
import type { Loader } from './loaded.ts'

/** What belongs to one number, and to which; null where the account has no current one. */
export interface Belonging<Value> {
  phoneNumber: PhoneNumber | null
  value: Value
}

/**
 * `customerLoader` for what belongs to a number. An answer about another number than the page shows is dropped, and
 * the account asked again: the gate then loads the whole page for the number that is now the current one.
 */
export const numberLoader = <Value>(ask: () => Promise<Outcome<Belonging<Value>>>): Loader<Value> =>
  customerLoader(async () => {
    const [outcome] = await Promise.all([ask(), account.load()])
    if (outcome.kind !== 'answer') return outcome
    const { phoneNumber, value } = outcome.value
    const loaded = account.$loaded.get()
    if (loaded.name === 'ready' && numberOf(loaded.value) !== phoneNumber) {
      void account.refresh()
      return { kind: 'unknown', reason: 'aborted', reference: outcome.reference }
    }
    return { ...outcome, value }
  })
