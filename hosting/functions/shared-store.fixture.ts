import type { SharedStore } from './shared-store.ts'

/** A store in memory. */
export function memoryStore(): SharedStore {
  const names = new Set<string>()
  return {
    async add(name) {
      const isNew = !names.has(name)
      names.add(name)
      return isNew
    },
    async remove(name) {
      names.delete(name)
    },
    names: async () => [...names],
  }
}
