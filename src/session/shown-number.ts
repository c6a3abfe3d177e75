import type { Outcome } from '../operator/client/outcome.ts'
import { account, numberOf } from './account.store.ts'

/** Whether a number is the one that the page shows; true as well while that isn't known. */
function isShown(phoneNumber: string | null): boolean {
  const loaded = account.$loaded.get()
  return loaded.name !== 'ready' || numberOf(loaded.value) === phoneNumber
}

/**
 * What was asked about the current number, only where that is the one which the page shows: another tab may have
 * switched meanwhile. Then the account is asked again, by which the gate loads the page again.
 * Why: docs/decisions/0010-answers-name-their-number.md
 */
export async function aboutShownNumber<Value, Code extends string>(
  asked: Promise<Outcome<Value, Code>>,
  numberIn: (value: Value) => string | null,
): Promise<Outcome<Value, Code>> {
  const loading = account.load()
  const outcome = await asked
  // What brought nothing is about no number: the account may not come before someone is signed in.
  if (outcome.kind !== 'answer') return outcome
  await loading
  if (isShown(numberIn(outcome.value))) return outcome
  await account.refresh()
  if (isShown(numberIn(outcome.value))) return outcome
  return { kind: 'unknown', reason: 'refused', reference: outcome.reference }
}
