import type { Failed } from './loaded.ts'

type TroubleKey =
  | 'trouble.noConnection'
  | 'trouble.partNotLoaded'
  | 'trouble.timeLimit'
  | 'trouble.tooManyRequests'
  | 'trouble.tooManyRequestsLater'
  | 'trouble.unavailable'
  | 'trouble.sessionEnded'
  | 'trouble.unknownValue'
  | 'trouble.unknown'

/** So long someone who was asked to wait a minute waits. Seconds. */
const aMinuteOrSo = 90

/** What a person reads where a call brought no answer. */
export function troubleKey(trouble: Failed): TroubleKey {
  if (trouble.kind === 'unavailable') return 'trouble.unavailable'
  if (trouble.kind === 'unauthorized') return 'trouble.sessionEnded'
  if (trouble.kind !== 'unknown') return 'trouble.unknown'
  switch (trouble.reason) {
    case 'noConnection':
    case 'partNotLoaded':
    case 'timeLimit':
    case 'unknownValue':
      return `trouble.${trouble.reason}`
    case 'tooManyRequests':
      return (trouble.retryAfterInSeconds ?? 0) > aMinuteOrSo
        ? 'trouble.tooManyRequestsLater'
        : 'trouble.tooManyRequests'
    case 'aborted':
    case 'refused':
    case 'unmappedCode':
    case 'serverError':
    case 'malformedAnswer':
      return 'trouble.unknown'
  }
}
