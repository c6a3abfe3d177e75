import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Files, isMissing } from './folder.ts'

/** Pictures of the content, by names made of their bytes. */
export const picturesPath = 'media/'

const reference = /\/media\/([\da-f]{20}\.(?:svg|webp))\b/g

/** The names of the pictures that a text names by their address. */
export const picturesNamedIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, picture = '']) => picture)

/** The pictures that pages, scripts or data of a build name: these have an address, and no other of the content's. */
function namedPictures(files: Files): Set<string> {
  const names = new Set<string>()
  for (const [name, body] of files) {
    if (!/\.(?:html|js|json|css)$/.test(name)) continue
    const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString('utf8')
    for (const picture of picturesNamedIn(text)) names.add(picture)
  }
  return names
}

/** Copies the pictures that a build names into it. One that isn't kept is left out: verify says what names it. */
export async function publishPictures(folder: string, files: Files, kept: string): Promise<void> {
  await mkdir(join(folder, picturesPath), { recursive: true })
  for (const name of namedPictures(files)) {
    await copyFile(join(kept, name), join(folder, picturesPath, name)).catch((error) => {
      if (!isMissing(error)) throw error
    })
  }
}
