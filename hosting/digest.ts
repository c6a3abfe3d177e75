import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isMissing, readFolder } from './folder.ts'

interface DigestOptions {
  root: string
  /** Files and folders, relative to the root or absolute; one that isn't there counts as empty. */
  paths: string[]
  values: Record<string, string>
}

/** One hash over everything that a build depends on: a file that comes, goes or changes makes another one. */
export async function digestOf({ root, paths, values }: DigestOptions): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(values).sort()))
  for (const path of paths) {
    for (const [name, body] of await filesAt(resolve(root, path))) {
      hash.update(JSON.stringify([path, name, body.length])).update(body)
    }
  }
  return hash.digest('hex')
}

async function filesAt(path: string): Promise<Map<string, Uint8Array>> {
  try {
    return new Map([['', await readFile(path)]])
  } catch (error) {
    if (isMissing(error)) return new Map()
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return readFolder(path)
    throw error
  }
}

/** The digest that a release was built from; undefined where there is none. */
export async function digestOfRelease(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, digestFile), 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Is in the release itself, so that both switch as one. */
export const digestFile = '.release'
