import { atom, type ReadableAtom } from 'nanostores'
import { type Clock, systemClock } from '../lib/clock.ts'
import type { Outcome } from '../operator/client/outcome.ts'

/** How a call ended that brought nothing. */
export type Failed = Exclude<Outcome<never>, { kind: 'answer' }>

/**
 * What a screen has of the operator.
 * Why: docs/decisions/0035-own-data-loaders.md
 */
export type Loaded<Value> =
  | { name: 'loading' }
  /**
   * `at`: when it was so, UTC milliseconds. `failed`: asked again and not answered; these are the last known figures.
   * `isAsking`: they are being asked for once more.
   */
  | { name: 'ready'; value: Value; at: number; failed?: Failed; isAsking?: true }
  | { name: 'failed'; failed: Failed }

/** Why the last question brought nothing; undefined where it did, or is still open. */
export const failureIn = (loaded: Loaded<unknown>): Failed | undefined =>
  loaded.name === 'loading' ? undefined : loaded.failed

/** Whether there is no connection, as far as the last answer tells, or the script that asks. */
export const isWithoutConnection = (failed: Failed | undefined): boolean =>
  failed?.kind === 'unknown' && (failed.reason === 'noConnection' || failed.reason === 'partNotLoaded')

export interface Loader<Value> {
  $loaded: ReadableAtom<Loaded<Value>>
  /** Asks unless the answer is there or on its way. */
  load(): Promise<void>
  /** Asks in any case; what is shown stays until the answer comes. */
  refresh(): Promise<void>
  /** Puts in what a change brought, without asking. */
  put(value: Value): void
}

/** One thing asked of the operator, kept for as long as the page lives. An answer that was overtaken is dropped. */
export function loaderOf<Value>(
  ask: () => Promise<Outcome<Value>>,
  clock: Pick<Clock, 'now'> = systemClock,
): Loader<Value> {
  const $loaded = atom<Loaded<Value>>({ name: 'loading' })
  let latest = 0
  let underWay: Promise<void> | undefined

  const put = (value: Value) => {
    latest += 1
    $loaded.set({ name: 'ready', value, at: clock.now() })
  }

  async function refresh(): Promise<void> {
    latest += 1
    const asked = latest
    const shown = $loaded.get()
    if (shown.name === 'failed') $loaded.set({ name: 'loading' })
    // Figures of now stay as they are: what listens would keep them once more.
    if (shown.name === 'ready' && shown.failed) $loaded.set({ ...shown, isAsking: true })
    const outcome = await ask()
    if (asked !== latest) return
    if (outcome.kind === 'answer') return put(outcome.value)
    if (shown.name !== 'ready') return $loaded.set({ name: 'failed', failed: outcome })
    const { value, at } = shown
    $loaded.set({ name: 'ready', value, at, failed: outcome })
  }

  const start = () => {
    underWay = refresh().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    $loaded,
    put,
    refresh: start,
    load: async () => {
      if (underWay) return underWay
      if ($loaded.get().name !== 'ready') await start()
    },
  }
}
