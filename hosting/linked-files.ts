import { copyFileSync, linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Puts files of other folders into one without copying them, as second names of the same bytes: nothing may write into a
 * file of either. Copies where the disk has no such names. Throws where a file is missing or already there.
 */
export function folderLinker(to: string): (names: Iterable<string>, from: string) => void {
  const made = new Set<string>()
  return (names, from) => {
    for (const name of names) {
      const target = join(to, name)
      const folder = dirname(target)
      if (!made.has(folder)) mkdirSync(folder, { recursive: true })
      made.add(folder)
      linkFile(join(from, name), target)
    }
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EEXIST') throw error
    copyFileSync(from, to)
  }
}
