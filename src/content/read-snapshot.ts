import { readFileSync } from 'node:fs'
import type { Language } from '../i18n/language.ts'
import { buildSettings } from './build-settings.ts'
import type { Site, Snapshot } from './snapshot.ts'

/** A snapshot as content-sync wrote it. Our own file, written before each build: it isn't checked again. Throws where there is none. */
export const parseSnapshot = (file: string): Snapshot => JSON.parse(readFileSync(file, 'utf8'))

let snapshot: Snapshot | undefined

/** All content of the site, read once per build; throws where no snapshot was made. */
export function readSnapshot(): Snapshot {
  snapshot ??= parseSnapshot(buildSettings().snapshotFile)
  return snapshot
}

export const readSite = (language: Language): Site => readSnapshot()[language]
