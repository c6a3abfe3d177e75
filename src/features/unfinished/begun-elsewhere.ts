import { intentUnder } from '../../operator/client/intent.ts'
import { type Begun, intentKeys, type Purpose, purposes } from './unfinished.ts'

/** What this browser began in other forms and hasn't shown the end of, besides these keys. */
export const begunElsewhere = (own: Purpose, passed: ReadonlySet<string>): Begun[] =>
  purposes
    .filter((purpose) => purpose !== own)
    .flatMap((purpose) =>
      intentUnder(intentKeys[purpose])
        .attempts()
        .map((attempt) => ({ purpose, attempt })),
    )
    .filter(({ attempt }) => !passed.has(attempt.idempotencyKey))
