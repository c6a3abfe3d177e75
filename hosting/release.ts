import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MovedPage } from '../src/content/snapshot.ts'
import type { SourcesByNeed } from './content-security-policy.ts'
import { digestFile } from './digest.ts'
import { readDocuments } from './document.ts'
import { isMissing, readFolder } from './folder.ts'
import { headersFile } from './headers.ts'
import { publishPictures } from './published-pictures.ts'
import { type RedirectTargets, redirectsFile } from './redirects.ts'
import { type Flaw, formatFlaws, verify } from './verify.ts'

/** `warnings`: links that lead nowhere, which stop nothing. */
export type ReleaseOutcome =
  | { status: 'released'; pages: number; warnings: Flaw[] }
  | { status: 'failed'; problems: string[] }

interface ReleaseOptions {
  /** The folder that holds `dist`, and beside it the releases before and after it. */
  root: string
  /** Fills the given folder with the built site, or rejects. */
  build: (folder: string) => Promise<void>
  targets: RedirectTargets
  /** Addresses that pages had before. */
  moved: readonly MovedPage[]
  /** What pages may load besides their own origin, by the need that they declare. */
  sources: SourcesByNeed
  /** The folder of the content's pictures. */
  pictures: string
  /** What this release is built from. */
  digest: string
  /** Says what is wrong with the whole built folder, as a visitor would find it. */
  prove?: (folder: string) => Promise<string[]>
}

/** The folders of a project's releases; `next` holds one folder for each build that is under way, `kept` those to go back to. */
export const releaseFolders = (root: string) => ({
  next: join(root, 'dist.next'),
  current: join(root, 'dist'),
  previous: join(root, 'dist.previous'),
  kept: join(root, 'dist.kept'),
})

/**
 * Builds beside the last good site, proves the new one sound, and only then puts it in its place. Whatever fails before
 * leaves `dist` as it was. Two at once don't meet: the one that is ready last stays.
 */
export async function makeRelease(options: ReleaseOptions): Promise<ReleaseOutcome> {
  const { next } = releaseFolders(options.root)
  const folder = join(next, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const { pages, flaws } = await fill(folder, options)
    const [links, fatal] = [flaws.filter(({ isLink }) => isLink), flaws.filter(({ isLink }) => !isLink)]
    if (fatal.length > 0) return { status: 'failed', problems: formatFlaws(fatal) }
    const problems = (await options.prove?.(folder)) ?? []
    if (problems.length > 0) return { status: 'failed', problems }
    await switchTo(folder, options.root)
    return { status: 'released', pages, warnings: links }
  } catch (error) {
    return { status: 'failed', problems: [error instanceof Error ? error.message : String(error)] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(folder: string, { build, targets, moved, sources, pictures, digest }: ReleaseOptions) {
  await build(folder)
  await publishPictures(folder, await readFolder(folder), pictures)
  const files = await readFolder(folder)
  const documents = readDocuments(files)
  await writeFile(join(folder, '_headers'), headersFile(documents, sources, files.keys()))
  await writeFile(join(folder, '_redirects'), redirectsFile(targets, moved))
  await writeFile(join(folder, digestFile), digest)
  return { pages: documents.size, flaws: verify({ files, documents, origin: targets.site }) }
}

/** Puts a whole built folder in the place of `dist`, which becomes the previous one. */
export async function switchTo(folder: string, root: string): Promise<void> {
  const { current, previous } = releaseFolders(root)
  await rm(previous, { recursive: true, force: true })
  await renameIfThere(current, previous)
  await rename(folder, current)
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
