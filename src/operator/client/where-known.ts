import type { Outcome } from './outcome.ts'

/**
 * An answer that says nothing without one value of an enumeration: where this site doesn't know that value, no one knows
 * how it went, and a write keeps its key. To a call that only asks, this is a malformed answer: it did nothing.
 */
export async function whereKnown<Value, Known extends Value, Code extends string>(
  asked: Promise<Outcome<Value, Code>>,
  isKnown: (value: Value) => value is Known,
  reason: 'unknownValue' | 'malformedAnswer' = 'unknownValue',
): Promise<Outcome<Known, Code>> {
  const outcome = await asked
  if (outcome.kind !== 'answer') return outcome
  const { value, reference } = outcome
  return isKnown(value) ? { kind: 'answer', value, reference } : { kind: 'unknown', reason, reference }
}
