import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Part } from '../build/rendering/tracked-snapshot.ts'
import type { FileFacts } from './built-site.ts'
import { digestOfRelease } from './digest.ts'

/** What is known of a file that was rendered: enough to keep it as it is. */
export interface PageRecord {
  /** The source that rendered it. */
  component: string
  /** What it read of the content: where none of it changed, it would be rendered to the same bytes. */
  reads: Part[]
  /** The file, and what was made with it: a page's joined script. */
  files: [name: string, facts: FileFacts][]
}

/** Of one release. */
export interface PageRecords {
  /** The digest of the code that rendered it. */
  code: string
  /** By the file's name. */
  pages: Map<string, PageRecord>
  /** The digest of each part of the content that was read. */
  parts: Map<Part, string>
}

/** Is in the release itself, so that both switch as one. */
const recordsFile = '.pages'

export const writeRecords = (folder: string, records: PageRecords): Promise<void> =>
  writeFile(join(folder, recordsFile), serialize(records))

/** Our own file: it isn't checked. Rejects where it isn't there or was cut off. */
const readRecords = async (folder: string): Promise<PageRecords> =>
  deserialize(await readFile(join(folder, recordsFile)))

/** A release to take files from. */
export interface EarlierRelease {
  folder: string
  digest: string
  records: PageRecords
}

/** The release in a folder, or undefined where there is none, or none that says what its pages were made of. */
export async function readEarlier(folder: string): Promise<EarlierRelease | undefined> {
  const digest = await digestOfRelease(folder)
  if (digest === undefined) return undefined
  try {
    return { folder, digest, records: await readRecords(folder) }
  } catch (error) {
    console.warn(`Every page is rendered: the earlier release can't be read (${String(error)}).`)
    return undefined
  }
}
