import type { Failed } from './loaded.ts'

type TroubleKey =
  | 'trouble.noConnection'
  | 'trouble.timeLimit'
  | 'trouble.tooManyRequests'
  | 'trouble.unavailable'
  | 'trouble.sessionEnded'
  | 'trouble.unknown'

/** What a person reads where a call brought no answer. */
export function troubleKey(trouble: Failed): TroubleKey {
  if (trouble.kind === 'unavailable') return 'trouble.unavailable'
  if (trouble.kind === 'unauthorized') return 'trouble.sessionEnded'
  if (trouble.kind !== 'unknown') return 'trouble.unknown'
  switch (trouble.reason) {
    case 'noConnection':
    case 'timeLimit':
    case 'tooManyRequests':
      return `trouble.${trouble.reason}`
    case 'aborted':
    case 'refused':
    case 'unmappedCode':
    case 'serverError':
    case 'malformedAnswer':
      return 'trouble.unknown'
  }
}
