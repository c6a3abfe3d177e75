import * as v from 'valibot'
import { RawAsset, RawEntry } from '../mirror.ts'
import type { SpaceMirror } from './space-mirror.ts'

const Deleted = v.object({ sys: v.object({ id: v.string(), deletedAt: v.optional(v.string(), '') }) })

/** What a sync brings, all its pages together. Without a token to continue from it is not whole. */
export const Delta = v.object({
  entries: v.array(RawEntry),
  assets: v.array(RawAsset),
  deletedEntries: v.array(Deleted),
  deletedAssets: v.array(Deleted),
  nextSyncToken: v.pipe(v.string(), v.nonEmpty()),
})
export type Delta = v.InferOutput<typeof Delta>

/** The mirror after a delta; the one before stays as it is. */
export function applyDelta(before: SpaceMirror, delta: Delta): SpaceMirror {
  return {
    ...before,
    syncToken: delta.nextSyncToken,
    entries: changed(before.entries, delta.entries, delta.deletedEntries),
    assets: changed(before.assets, delta.assets, delta.deletedAssets),
  }
}

interface Item {
  sys: { id: string; updatedAt: string }
}

function changed<T extends Item>(
  before: Record<string, T>,
  came: T[],
  deleted: v.InferOutput<typeof Deleted>[],
): Record<string, T> {
  const items = new Map(Object.entries(before))
  for (const item of came) items.set(item.sys.id, item)
  for (const { sys } of deleted) {
    // While the pages came, it may have been published again: the later of the two counts.
    const again = came.some((item) => item.sys.id === sys.id && item.sys.updatedAt > sys.deletedAt)
    if (!again) items.delete(sys.id)
  }
  return Object.fromEntries(items)
}
