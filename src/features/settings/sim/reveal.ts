import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../../lib/clock.ts'
import type { Outcome } from '../../../operator/client/outcome.ts'
import type { Failed } from '../../../session/loaded.ts'

/** What is shown only when the person asks to see it. */
export type Revealed<Value> =
  | { name: 'hidden' }
  | { name: 'asking' }
  | { name: 'shown'; value: Value }
  /** The operator demands a proven identity. */
  | { name: 'strongNeeded' }
  | { name: 'failed'; failed: Failed }

/** Then it hides by itself. Milliseconds. */
export const shownFor = 2 * 60_000

export interface Reveal<Value> {
  $revealed: ReadableAtom<Revealed<Value>>
  show(): Promise<void>
  hide(): void
  /** Another value in the place of what is shown; nothing where it is hidden by now. */
  change(to: (value: Value) => Value): void
}

/** Asks for a secret, shows it for two minutes and keeps it nowhere else. */
export function createReveal<Value>(
  ask: () => Promise<Outcome<Value>>,
  clock: Pick<Clock, 'after'>,
): Reveal<Value> {
  const $revealed = atom<Revealed<Value>>({ name: 'hidden' })
  let cancel = () => {}

  function hide() {
    cancel()
    $revealed.set({ name: 'hidden' })
  }

  return {
    $revealed,
    hide,
    change(to) {
      const shown = $revealed.get()
      if (shown.name === 'shown') $revealed.set({ ...shown, value: to(shown.value) })
    },
    async show() {
      const before = $revealed.get().name
      if (before === 'asking' || before === 'shown') return
      const asking = { name: 'asking' } as const
      $revealed.set(asking)
      const outcome = await ask()
      if ($revealed.get() !== asking) return
      if (outcome.kind === 'answer') {
        $revealed.set({ name: 'shown', value: outcome.value })
        cancel = clock.after(shownFor, hide)
      } else if (outcome.kind === 'failure' && outcome.code === 'STRONG_LOG_IN_REQUIRED')
        $revealed.set({ name: 'strongNeeded' })
      else $revealed.set({ name: 'failed', failed: outcome })
    },
  }
}
