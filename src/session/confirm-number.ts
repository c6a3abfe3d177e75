import { randomCode } from '../lib/random-code.ts'
import { account, numberOf } from './account.store.ts'
import { type Failed, failureIn } from './loaded.ts'

/**
 * Asks whether the number that the page shows is still the current one, just before something of it is changed:
 * another tab or device may have switched. Undefined when it is; else what stands in the way, and nothing is to be
 * changed. Where it is another number, the gate loads the page anew.
 */
export async function confirmNumber(): Promise<Failed | undefined> {
  const shown = account.$loaded.get()
  await account.refresh()
  const told = account.$loaded.get()
  const failed = failureIn(told)
  if (failed) return failed
  const isSame =
    shown.name === 'ready' && told.name === 'ready' && numberOf(shown.value) === numberOf(told.value)
  return isSame ? undefined : { kind: 'unknown', reason: 'refused', reference: randomCode(12) }
}
