import { atom, type ReadableAtom } from 'nanostores'
import type { HistoryRecord } from '../../operator/client/account-history.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Failed } from '../../session/loaded.ts'

export type History =
  | { name: 'loading' }
  | { name: 'empty' }
  | {
      name: 'ready'
      records: HistoryRecord[]
      /** There may be older ones. */
      hasMore: boolean
      isAsking: boolean
      /** The last question for more brought nothing; what was there stays. */
      failed?: Failed
    }
  | { name: 'failed'; failed: Failed }

/** As many as the operator gives where nothing is said; each further question asks for so many more. */
export const recordsAtFirst = 20
export const recordsMore = 40
/** The operator gives no more at once. */
export const mostRecords = 1000

export interface HistoryStore {
  $history: ReadableAtom<History>
  load(): Promise<void>
  more(): Promise<void>
}

export function createHistoryStore(ask: (limit: number) => Promise<Outcome<HistoryRecord[]>>): HistoryStore {
  const $history = atom<History>({ name: 'loading' })
  let limit = recordsAtFirst

  return {
    $history,
    async load() {
      $history.set({ name: 'loading' })
      const outcome = await ask(limit)
      $history.set(
        outcome.kind === 'answer' ? shown(outcome.value, limit) : { name: 'failed', failed: outcome },
      )
    },
    async more() {
      const before = $history.get()
      if (before.name !== 'ready' || before.isAsking) return
      const { failed: _, ...shownBefore } = before
      $history.set({ ...shownBefore, isAsking: true })
      const wanted = Math.min(limit + recordsMore, mostRecords)
      const outcome = await ask(wanted)
      if (outcome.kind !== 'answer') return $history.set({ ...shownBefore, isAsking: false, failed: outcome })
      limit = wanted
      $history.set(shown(outcome.value, limit))
    },
  }
}

const shown = (records: HistoryRecord[], limit: number): History =>
  records.length === 0
    ? { name: 'empty' }
    : { name: 'ready', records, hasMore: records.length >= limit && limit < mostRecords, isAsking: false }
