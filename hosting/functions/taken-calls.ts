import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SharedStore } from './shared-store.ts'

/** Which calls were taken, so that one that is sent again does nothing. */
export interface TakenCalls {
  /** Takes a call, by a key of letters and digits; false where it was taken before. */
  take: (key: string) => Promise<boolean>
  /** Takes it back where nothing came of it, so that it may be sent again. */
  giveBack: (key: string) => Promise<void>
}

/** Milliseconds: a signed call is refused as too old long before. */
const keptFor = 60 * 60 * 1000

/**
 * Kept as one file for each call: the system makes a new file for one of several servers alone, and a restart forgets
 * none. `now` is in UTC milliseconds.
 * Why: docs/decisions/0057-webhook-once.md
 */
export function takenCallsIn(folder: string, now: () => number): TakenCalls {
  return {
    async take(key) {
      await mkdir(folder, { recursive: true })
      await forgetOld(folder, now() - keptFor)
      const file = await open(join(folder, key), 'wx').catch(takenBefore)
      await file?.close()
      return file !== undefined
    },
    giveBack: (key) => rm(join(folder, key), { force: true }),
  }
}

function takenBefore(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined
  throw error
}

async function forgetOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: before }))
    if (mtimeMs < before) await rm(path, { force: true })
  }
}

/**
 * Kept in a store that all instances of a function share: by the hour, so that names alone say what may be forgotten. `now` is
 * in UTC milliseconds.
 */
export function takenCallsInStore(store: SharedStore, now: () => number): TakenCalls {
  const thisHour = () => Math.floor(now() / keptFor)
  const nameOf = (key: string, hour: number) => `taken/${hour}/${key}`
  return {
    async take(key) {
      const hour = thisHour()
      const taken = (await store.names()).filter((name) => name.startsWith('taken/'))
      const old = taken.filter((name) => Number(name.split('/')[1]) < hour - 1)
      await Promise.all(old.map((name) => store.remove(name)))
      return !taken.includes(nameOf(key, hour - 1)) && store.add(nameOf(key, hour))
    },
    async giveBack(key) {
      const hour = thisHour()
      await Promise.all([store.remove(nameOf(key, hour)), store.remove(nameOf(key, hour - 1))])
    },
  }
}
