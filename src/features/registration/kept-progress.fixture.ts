import type { registrationProgress } from './registration.state.ts'
import type { Progress } from './registration-progress.ts'

/** What a visit keeps, without a browser. */
export function keptProgress(kept?: Progress): typeof registrationProgress {
  let progress = kept
  return {
    read: () => progress,
    write(value) {
      progress = value
    },
    remove() {
      progress = undefined
    },
  }
}
