import type { Outcome } from './outcome.ts'

/**
 * An answer that says nothing without one value of an enumeration: where this site doesn't know that value, no one knows
 * what was done or its state, and a write keeps its key.
 */
export async function whereKnown<Value, Known extends Value, Code extends string>(
  asked: Promise<Outcome<Value, Code>>,
  isKnown: (value: Value) => value is Known,
): Promise<Outcome<Known, Code>> {
  const outcome = await asked
  if (outcome.kind !== 'answer') return outcome
  const { value, reference } = outcome
  return isKnown(value)
    ? { kind: 'answer', value, reference }
    : { kind: 'unknown', reason: 'unknownValue', reference }
}
