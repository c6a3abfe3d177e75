/** Words for a call that brought no answer; every feature that calls the operator needs them. */
export const troubleMicrocopy = [
  'trouble.noConnection',
  'trouble.partNotLoaded',
  'trouble.timeLimit',
  'trouble.tooManyRequests',
  'trouble.tooManyRequestsLater',
  'trouble.unavailable',
  'trouble.sessionEnded',
  'trouble.unknown',
  'trouble.unknownValue',
  'trouble.reference',
] as const
