import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { Mirror } from '../mirror.ts'
import { replaceFile } from '../replace-file.ts'

/** The mirror with the environment that it mirrors: another one's sync token would continue the wrong story. */
export const SpaceMirror = v.object({ ...Mirror.entries, environment: v.string() })
export type SpaceMirror = v.InferOutput<typeof SpaceMirror>

const File = v.pipe(v.string(), v.parseJson(), SpaceMirror)

const mirrorPath = (dataFolder: string) => join(dataFolder, 'content', 'mirror.json')

/** The mirror of the last sync that succeeded; undefined where there is none that can be read, which costs a full sync. */
export async function readMirror(dataFolder: string): Promise<SpaceMirror | undefined> {
  // Decoded as a whole: reading text decodes it in pieces, which takes as long again for a large space.
  const bytes = await readFile(mirrorPath(dataFolder)).catch(() => undefined)
  const mirror = v.safeParse(File, bytes?.toString())
  return mirror.success ? mirror.output : undefined
}

/** Saves a mirror with its sync token: only once everything made of it has been written. */
export async function saveMirror(dataFolder: string, mirror: SpaceMirror): Promise<void> {
  await replaceFile(mirrorPath(dataFolder), JSON.stringify(mirror))
}
