import { randomCode } from '../lib/random-code.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { account, numberOf } from './account.store.ts'
import type { Failed } from './loaded.ts'

/** Whether a number is the one that the page shows; true as well while that isn't known. */
function isShown(phoneNumber: string | null): boolean {
  const loaded = account.$loaded.get()
  return loaded.name !== 'ready' || numberOf(loaded.value) === phoneNumber
}

/**
 * What was asked about the current number, only where that is the one which the page shows: another tab may have
 * switched meanwhile. Then the account is asked anew, by which the gate loads the page anew.
 */
export async function aboutShownNumber<Value, Code extends string>(
  asked: Promise<Outcome<Value, Code>>,
  numberIn: (value: Value) => string | null,
): Promise<Outcome<Value, Code>> {
  const [outcome] = await Promise.all([asked, account.load()])
  if (outcome.kind !== 'answer' || isShown(numberIn(outcome.value))) return outcome
  await account.refresh()
  return isShown(numberIn(outcome.value)) ? outcome : otherNumber(outcome.reference)
}

/** Makes a change to the current number only while it is still the one that the page shows. It costs one more question. */
export async function whileShown<Value, Code extends string>(
  change: () => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code> | Failed> {
  const before = account.$loaded.get()
  await account.refresh()
  const now = account.$loaded.get()
  if (now.name === 'failed') return now.failed
  if (now.name === 'loading' || before.name !== 'ready') return otherNumber()
  if (now.failed) return now.failed
  return numberOf(before.value) === numberOf(now.value) ? change() : otherNumber()
}

const otherNumber = (reference = randomCode(12)) =>
  ({ kind: 'unknown', reason: 'refused', reference }) as const
