import type { Store } from '@netlify/blobs'

/** Names that all instances of a function share; of two that add the same one at once, one has added it. */
export interface SharedStore {
  /** False where the name is there already. */
  add: (name: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
  names: () => Promise<string[]>
}

/** Netlify Blobs, which has to be strongly consistent. */
export const sharedStoreIn = (blobs: Store): SharedStore => ({
  add: async (name) => (await blobs.set(name, '1', { onlyIfNew: true })).modified,
  remove: (name) => blobs.delete(name),
  names: async () => (await blobs.list()).blobs.map(({ key }) => key),
})
