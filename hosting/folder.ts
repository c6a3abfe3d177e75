import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'

/** Files by their path inside a folder, with `/` on every system: `en/plans.html`. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

// So few files are open at once that no system's limit is met.
const batchSize = 64

/** Every file below a folder; links are not followed, so that nothing outside is read. Empty where it doesn't exist. */
export async function readFolder(folder: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  return eachFile(folder, (path) => readFile(path))
}

/** What `read` makes of every file below a folder, by the path inside it, in order; few are open at once. */
export async function eachFile<Value>(
  folder: string,
  read: (path: string, name: string) => Promise<Value>,
): Promise<Map<string, Value>> {
  const files = (await entriesOf(folder)).filter((entry) => entry.isFile())
  const names = [...Map.groupBy(files, ({ parentPath }) => parentPath)]
    .flatMap(([path, entries]) => {
      const beginning = relative(folder, path).split(sep).join('/')
      return entries.map(({ name }) => (beginning ? `${beginning}/${name}` : name))
    })
    .sort()
  const values: [string, Value][] = []
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize)
    const made = batch.map(
      async (name): Promise<[string, Value]> => [name, await read(join(folder, name), name)],
    )
    values.push(...(await Promise.all(made)))
    // A server that reads a large folder answers visitors in between.
    await turn()
  }
  return new Map(values)
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** True for the system's "no such file or folder". */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
