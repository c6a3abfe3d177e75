import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Language } from '../i18n/language.ts'
import { type Site, Snapshot } from './snapshot.ts'

/** The file that content-sync writes and a build reads. */
export const snapshotFile = (): string =>
  resolve(
    process.env.CONTENT_SNAPSHOT ?? join(process.env.DATA_FOLDER ?? '.data', 'content', 'snapshot.json'),
  )

let snapshot: Snapshot | undefined

/** All content of the site, read and checked once per build; throws where no snapshot was made. */
export function readSnapshot(): Snapshot {
  snapshot ??= v.parse(Snapshot, JSON.parse(readFileSync(snapshotFile(), 'utf8')))
  return snapshot
}

export const readSite = (language: Language): Site => readSnapshot()[language]
