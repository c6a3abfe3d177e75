import { randomCode } from '../lib/random-code.ts'
import { account, numberOf } from './account.store.ts'
import type { Failed } from './loaded.ts'

/**
 * Asks whether the number that the page shows is still the current one, just before something of it is changed:
 * another tab or device may have switched. Undefined when it is; else what stands in the way. Where it is another
 * number, the gate loads the page anew.
 */
export async function confirmNumber(): Promise<Failed | undefined> {
  const shown = account.$loaded.get()
  await account.refresh()
  const told = account.$loaded.get()
  if (told.name !== 'loading' && told.failed) return told.failed
  if (shown.name !== 'ready' || told.name !== 'ready') return undefined
  if (numberOf(shown.value) === numberOf(told.value)) return undefined
  return { kind: 'unknown', reason: 'aborted', reference: randomCode(12) }
}
