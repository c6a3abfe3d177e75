import { join } from 'node:path'
import { isMissing } from './folder.ts'
import { folderLinker } from './linked-files.ts'

/** Pictures of the content, by names made of their bytes. */
export const picturesPath = 'media/'

const reference = /\/media\/([\da-f]{20}\.(?:svg|webp|pdf))\b/g

/** The names of the pictures that a text names by their address. */
export const picturesNamedIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, picture = '']) => picture)

/**
 * Puts the pictures that a build needs into it, from where they are kept; says which: these have an address, and no other of the
 * content's. One that isn't kept is left out: verify says what names it.
 */
export function publishPictures(folder: string, needs: Iterable<string>, kept: string): string[] {
  const pictures = folderLinker(join(folder, picturesPath))
  return [...new Set(needs)].filter((path) => {
    if (!path.startsWith(picturesPath)) return false
    try {
      pictures([path.slice(picturesPath.length)], kept)
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  })
}
