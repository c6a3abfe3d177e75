import type { HandOver } from './hand-over.ts'
import { inTime, longestLoadInMilliseconds } from './in-time.ts'
import type { Keeper, Known, Place } from './keeper.ts'
import { quietly } from './quietly.ts'

export const prefix = 'app:v1:'

/** In characters: what is longer is nothing that the site wrote, and reading it would hold the page. */
const longest = 20_000

/** What this page has read and written, by key: where no storage has it any more, it lives as long as the page. */
export const known = new Map<string, Known>()

/** How many lists and records may be in each other: nothing that the site writes is half as deep, and what walks through thousands fails. */
const deepest = 12

const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)))

/** The value of a JSON text from the browser's storage; undefined where it is broken, far too long or far too deep. */
export function parseKept(text: string): unknown {
  const value: unknown = text.length > longest ? undefined : quietly(() => JSON.parse(text))
  return isShallow(value) ? value : undefined
}

/** What a storage has under a key: null where nothing is, undefined where it refuses. */
const ask = (key: string, place: Place) => quietly(() => globalThis[place].getItem(prefix + key))

/** Whether this page alone has what it knows under a key: no storage took it, or the one that had it refuses by now. */
export function isUnkept(key: string): boolean {
  const text = known.get(key)
  return text !== undefined && (!text.place || ask(key, text.place) === undefined)
}

/** The text under a key; undefined where there is none. Never throws. */
export function readText(key: string, places: readonly Place[]): string | undefined {
  if (isUnkept(key)) return known.get(key)?.text
  for (const place of places) {
    const text = ask(key, place) ?? undefined
    if (text === undefined) continue
    if (text !== known.get(key)?.text) known.set(key, { text, place, isWritten: false })
    return text
  }
  // It was taken away elsewhere.
  known.delete(key)
  return undefined
}

/** Keeps a text in the first place that takes it, and nowhere else. Never throws. */
export function writeText(key: string, text: string, places: readonly Place[]): void {
  const name = prefix + key
  const place = places.find((place) =>
    quietly(() => {
      const storage = globalThis[place]
      // Each typed digit writes a whole draft, and every write is reported to all tabs.
      if (storage.getItem(name) !== text) storage.setItem(name, text)
      // There are storages that take everything and keep nothing.
      return storage.getItem(name) === text
    }),
  )
  // An older value would come back after a reload.
  removeText(
    key,
    places.filter((other) => other !== place),
  )
  known.set(key, { text, place, isWritten: true })
  if (!place) loadHandOver()
}

export function removeText(key: string, places: readonly Place[]): void {
  known.delete(key)
  for (const place of places) quietly(() => globalThis[place].removeItem(prefix + key))
}

/** What hands over is by itself and gets these: it is waited for while this very file is read. */
export const keeper: Keeper = { known, isUnkept, parseKept, readText, writeText }

let handOver: Promise<HandOver | undefined> | undefined

/** Loads what brings along to the next page what no storage may hold (hand-over.ts); settles once it is there, or can't be had. */
export function loadHandOver(): Promise<HandOver | undefined> {
  handOver ??= inTime(
    import('./hand-over.ts').then(({ followPage }) => followPage(keeper)),
    longestLoadInMilliseconds,
  ).catch(() => undefined)
  return handOver
}

// Nothing is read before what was brought along is there; most pages are brought nothing, and load it when they are
// touched. Stores are tried without a page, too.
if (globalThis.document && globalThis.location) {
  const { navigation } = globalThis
  const state: unknown = navigation ? navigation.currentEntry?.getState() : history.state
  if (/kept=/.test(location.href) || Object(state).kept) await loadHandOver()
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, loadHandOver, { once: true })
}
