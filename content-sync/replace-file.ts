import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file as a whole or not at all: a user who reads it meanwhile finds the old one. Makes its folder. */
export async function replaceFile(path: string, text: string | Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${basename(path)}.${process.pid}`)
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(text)
      // Without this a power cut may leave the new name with nothing in it.
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
