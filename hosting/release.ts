import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClassOf } from './content-security-policy.ts'
import { digestFile } from './digest.ts'
import { readDocuments } from './document.ts'
import { isMissing, readFolder } from './folder.ts'
import { headersFile } from './headers.ts'
import { type RedirectTargets, redirectsFile } from './redirects.ts'
import { formatFlaw, verify } from './verify.ts'

export type ReleaseOutcome = { status: 'released'; pages: number } | { status: 'failed'; problems: string[] }

interface ReleaseOptions {
  /** The folder that holds `dist`, and beside it `dist.next` and `dist.previous`. */
  root: string
  /** Fills the given folder with the built site, or rejects. */
  build: (folder: string) => Promise<void>
  targets: RedirectTargets
  classOf: ClassOf
  /** What this release is built from. */
  digest: string
}

/** The folders of a project's releases. */
export const releaseFolders = (root: string) => ({
  next: join(root, 'dist.next'),
  current: join(root, 'dist'),
  previous: join(root, 'dist.previous'),
})

/**
 * Builds beside the last good site, proves the new one sound, and only then puts it in its place. Whatever fails before
 * leaves `dist` as it was; what was built stays in `dist.next` to be looked at.
 */
export async function makeRelease({
  root,
  build,
  targets,
  classOf,
  digest,
}: ReleaseOptions): Promise<ReleaseOutcome> {
  const { next, current, previous } = releaseFolders(root)
  await rm(next, { recursive: true, force: true })
  try {
    await build(next)
    const files = await readFolder(next)
    const documents = readDocuments(files)
    const flaws = verify({ files, documents, origin: targets.site })
    if (flaws.length > 0) return { status: 'failed', problems: flaws.map(formatFlaw) }
    await writeFile(join(next, '_headers'), headersFile(documents, classOf))
    await writeFile(join(next, '_redirects'), redirectsFile(targets))
    await writeFile(join(next, digestFile), digest)
    await rm(previous, { recursive: true, force: true })
    await renameIfThere(current, previous)
    await rename(next, current)
    return { status: 'released', pages: documents.size }
  } catch (error) {
    return { status: 'failed', problems: [error instanceof Error ? error.message : String(error)] }
  }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
