import { atom, computed, type ReadableAtom } from 'nanostores'
import type { HistoryRecord } from '../../operator/client/account-history.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import type { Failed, Loaded, Loader } from '../../session/loaded.ts'

export type History =
  | { name: 'loading' }
  | { name: 'empty' }
  | {
      name: 'ready'
      records: HistoryRecord[]
      /** When it was so, UTC milliseconds. */
      at: number
      /** There may be older ones. */
      hasMore: boolean
      isAsking: boolean
      /** The last question brought nothing; what was there stays. */
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
  /** Asks, again as well: what is there stays until the answer comes. */
  load(): Promise<void>
  more(): Promise<void>
}

/** The latest records, and how many were asked for. */
interface Latest {
  records: HistoryRecord[]
  limit: number
}

export function createHistoryStore(
  ask: (limit: number) => Promise<Outcome<HistoryRecord[]>>,
  loaderOf: (ask: () => Promise<Outcome<Latest>>) => Loader<Latest> = customerLoader,
): HistoryStore {
  const $isAskingMore = atom(false)
  let wanted = recordsAtFirst
  const { $loaded, refresh } = loaderOf(async () => {
    const limit = wanted
    const outcome = await ask(limit)
    return outcome.kind === 'answer' ? { ...outcome, value: { records: outcome.value, limit } } : outcome
  })

  return {
    $history: computed([$loaded, $isAskingMore], historyOf),
    load: refresh,
    async more() {
      const loaded = $loaded.get()
      if (loaded.name !== 'ready' || $isAskingMore.get()) return
      wanted = Math.min(loaded.value.limit + recordsMore, mostRecords)
      $isAskingMore.set(true)
      await refresh()
      $isAskingMore.set(false)
    },
  }
}

function historyOf(loaded: Loaded<Latest>, isAskingMore: boolean): History {
  if (loaded.name !== 'ready') return loaded
  const { value, at, failed } = loaded
  const { records, limit } = value
  if (records.length === 0) return { name: 'empty' }
  const hasMore = records.length >= limit && limit < mostRecords
  return {
    name: 'ready',
    records,
    at,
    hasMore,
    isAsking: isAskingMore || loaded.isAsking === true,
    ...(failed && !isAskingMore && { failed }),
  }
}
