import { readFileSync } from 'node:fs'
import type { Language } from '../i18n/language.ts'
import { buildSettings } from './build-settings.ts'
import type { Site, Snapshot } from './snapshot.ts'

declare global {
  /**
   * The snapshot that pages are rendered from, set by build/rendering: it notes what each page reads. Compiled code is a
   * bundle of its own, and shares nothing else with the program that runs it.
   */
  var renderedSnapshot: Snapshot | undefined
}

/** A snapshot as content-sync wrote it. Our own file, written before each build: it isn't checked again. Throws where there is none. */
export const parseSnapshot = (file: string): Snapshot => snapshotFrom(readFileSync(file, 'utf8'))

/** A snapshot from its text. */
export const snapshotFrom = (text: string): Snapshot => JSON.parse(text)

let snapshot: Snapshot | undefined

/** All content of the site; throws where no snapshot was made. */
export function readSnapshot(): Snapshot {
  if (globalThis.renderedSnapshot) return globalThis.renderedSnapshot
  snapshot ??= parseSnapshot(buildSettings().snapshotFile)
  return snapshot
}

export const readSite = (language: Language): Site => readSnapshot()[language]
