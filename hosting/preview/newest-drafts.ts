import type { Snapshot } from '../../src/content/snapshot.ts'

/** How the preview is: `version` changes with the drafts, `problem` says why they can't be shown. */
export interface DraftsState {
  version: string
  problem?: string
}

/** What was read. Where that failed what was shown before stays, and the sentence says why. */
export type DraftsRead =
  | { kind: 'read'; snapshot: Snapshot }
  | { kind: 'same' }
  | { kind: 'failed'; sentence: string }

interface NewestDraftsOptions {
  read: () => Promise<DraftsRead>
  show: (snapshot: Snapshot) => Promise<void>
  /** UTC milliseconds. */
  now: () => number
}

/** Milliseconds: what was read is the newest for so long. */
const lifetime = 1_000

/** Keeps what is shown at most a second older than the drafts, for as long as it is asked. */
export function newestDrafts({ read, show, now }: NewestDraftsOptions): () => Promise<DraftsState> {
  let state: DraftsState = { version: '0' }
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY

  async function refresh(): Promise<void> {
    const drafts = await read()
    if (drafts.kind === 'failed') {
      state = { version: state.version, problem: drafts.sentence }
      return
    }
    if (drafts.kind === 'read') {
      await show(drafts.snapshot)
      state = { version: String(Number(state.version) + 1) }
    } else state = { version: state.version }
  }

  return async () => {
    if (!reading && now() - readAt >= lifetime)
      reading = refresh().finally(() => {
        readAt = now()
        reading = undefined
      })
    await reading
    return state
  }
}
