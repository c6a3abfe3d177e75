import type { OperatorOutcome } from '../lib/operator-outcome.ts'
import type { Outcome } from '../operator/client/outcome.ts'

/** Lets be counted how a call ended (src/layouts/telemetry.element.ts), and hands the outcome on. One that was given up is not counted. */
export function noteCall<Ended extends Outcome<unknown>>(name: string, ended: Ended): Ended {
  const outcome = wordsOf(ended)
  const isTrouble = ended.kind !== 'answer' && ended.kind !== 'failure'
  const detail: OperatorOutcome = { name, outcome, isTrouble, reference: ended.reference }
  // Stores are tried without a page, too.
  if (outcome !== 'unknown/aborted')
    globalThis.dispatchEvent?.(new CustomEvent('operator-outcome', { detail }))
  return ended
}

function wordsOf(outcome: Outcome<unknown>): string {
  if (outcome.kind === 'failure') return `failure/${outcome.code}`
  return outcome.kind === 'unknown' ? `unknown/${outcome.reason}` : outcome.kind
}
