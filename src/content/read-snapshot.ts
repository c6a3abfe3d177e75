import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language } from '../i18n/language.ts'
import type { Site, Snapshot } from './snapshot.ts'

/** The file that content-sync writes and a build reads. */
export const snapshotFile = (): string =>
  resolve(
    process.env.CONTENT_SNAPSHOT ?? join(process.env.DATA_FOLDER ?? '.data', 'content', 'snapshot.json'),
  )

/** A snapshot as content-sync wrote it. Our own file, written before each build: it isn't checked again. Throws where there is none. */
export const parseSnapshot = (file: string): Snapshot => JSON.parse(readFileSync(file, 'utf8'))

let snapshot: Snapshot | undefined

/** All content of the site, read once per build; throws where no snapshot was made. */
export function readSnapshot(): Snapshot {
  snapshot ??= parseSnapshot(snapshotFile())
  return snapshot
}

export const readSite = (language: Language): Site => readSnapshot()[language]
