import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../content-sync/replace-file.ts'

const File = v.fallback(
  v.optional(v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }))),
  undefined,
)

const fileIn = (dataFolder: string): string => join(dataFolder, 'held-release.json')

/** The release that someone went back to: until it is let go, nothing that is built or published takes its place. */
export async function heldRelease(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => undefined)
  return v.parse(File, text)?.name
}

export const holdRelease = (dataFolder: string, name: string): Promise<void> =>
  replaceFile(fileIn(dataFolder), JSON.stringify({ name }))

export const letGoOfRelease = (dataFolder: string): Promise<void> => rm(fileIn(dataFolder), { force: true })
