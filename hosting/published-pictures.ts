import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './folder.ts'

/** Pictures of the content, by names made of their bytes. */
export const picturesPath = 'media/'

const reference = /\/media\/([\da-f]{20}\.(?:svg|webp))\b/g

/** The names of the pictures that a text names by their address. */
export const picturesNamedIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, picture = '']) => picture)

/**
 * Copies the pictures that a build needs into it, from where they are kept; says which: these have an address, and no other of the
 * content's. One that isn't kept is left out: verify says what names it.
 */
export async function publishPictures(
  folder: string,
  needs: Iterable<string>,
  kept: string,
): Promise<string[]> {
  await mkdir(join(folder, picturesPath), { recursive: true })
  const published: string[] = []
  for (const path of new Set(needs)) {
    if (!path.startsWith(picturesPath)) continue
    try {
      await copyFile(join(kept, path.slice(picturesPath.length)), join(folder, path))
      published.push(path)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return published
}
