import { atom, type ReadableAtom } from 'nanostores'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Failed } from '../../session/loaded.ts'

/** What was changed last, by a name of the panel's own; the others stay as they are. */
export type Change =
  | { name: 'idle' }
  | { name: 'saving'; target: string }
  | { name: 'saved'; target: string }
  /** The operator answered and did nothing. */
  | { name: 'refused'; target: string }
  /** The old value is still the one. */
  | { name: 'failed'; target: string; failed: Failed }

export interface Changing {
  $change: ReadableAtom<Change>
  /** What the operator answered; undefined where it failed, or another change is still being saved. */
  run<Value>(target: string, ask: () => Promise<Outcome<Value>>): Promise<Value | undefined>
  /** The last change was answered and not made. */
  refuse(target: string): void
}

/** One change at a time, and how it went. */
export function createChanging(): Changing {
  const $change = atom<Change>({ name: 'idle' })
  return {
    $change,
    refuse: (target) => $change.set({ name: 'refused', target }),
    async run(target, ask) {
      if ($change.get().name === 'saving') return undefined
      $change.set({ name: 'saving', target })
      const outcome = await ask()
      if (outcome.kind !== 'answer') {
        $change.set({ name: 'failed', target, failed: outcome })
        return undefined
      }
      $change.set({ name: 'saved', target })
      return outcome.value
    },
  }
}
