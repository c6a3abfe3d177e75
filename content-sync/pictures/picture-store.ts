import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'

/** Where pictures are kept between pulls; a build publishes those that its pages name. */
export const picturesFolder = (dataFolder: string): string => join(dataFolder, 'content', 'pictures')

export interface PictureStore {
  has: (file: string) => boolean
  /** Keeps bytes under a name made of them, and returns the name: other bytes have another one. */
  keep: (bytes: Uint8Array, extension: 'svg' | 'webp' | 'pdf') => Promise<string>
}

export async function openPictureStore(dataFolder: string): Promise<PictureStore> {
  const folder = picturesFolder(dataFolder)
  await mkdir(folder, { recursive: true })
  const files = new Set(await readdir(folder))
  return {
    has: (file) => files.has(file),
    async keep(bytes, extension) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
      const file = `${hash}.${extension}`
      if (!files.has(file)) await replaceFile(join(folder, file), bytes)
      files.add(file)
      return file
    },
  }
}
