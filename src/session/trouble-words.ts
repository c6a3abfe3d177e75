import type { Outcome } from '../operator/client/outcome.ts'

type TroubleKey =
  | 'trouble.noConnection'
  | 'trouble.timeLimit'
  | 'trouble.tooManyRequests'
  | 'trouble.unavailable'
  | 'trouble.unknown'

/** What a person reads where a call brought no answer. */
export function troubleKey(trouble: Exclude<Outcome<never, never>, { kind: 'answer' }>): TroubleKey {
  if (trouble.kind === 'unavailable') return 'trouble.unavailable'
  if (trouble.kind !== 'unknown') return 'trouble.unknown'
  switch (trouble.reason) {
    case 'noConnection':
    case 'timeLimit':
    case 'tooManyRequests':
      return `trouble.${trouble.reason}`
    case 'aborted':
    case 'refused':
    case 'serverError':
    case 'malformedAnswer':
      return 'trouble.unknown'
  }
}
