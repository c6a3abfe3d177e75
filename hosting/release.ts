import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MovedPage } from '../src/content/snapshot.ts'
import { documentsOf, type FileFacts } from './built-site.ts'
import type { SourcesByNeed } from './content-security-policy.ts'
import { digestFile, digestOfRelease } from './digest.ts'
import { isMissing } from './folder.ts'
import { headersFile } from './headers.ts'
import { publishPictures } from './published-pictures.ts'
import { type RedirectTargets, redirectsFile } from './redirects.ts'
import { type Flaw, formatFlaws, verify } from './verify.ts'

/**
 * `warnings`: links that lead nowhere, which stop nothing. `unsound`: the site was built, and something would be broken for
 * visitors. `failed`: the build itself stopped.
 */
export type ReleaseOutcome =
  | { status: 'released'; pages: number; rendered: number; warnings: Flaw[] }
  | { status: 'unsound' | 'failed'; problems: string[] }

/** What a build says of the folder that it filled. */
export interface FilledSite {
  files: Map<string, FileFacts>
  /** How many files were rendered; the others are those of the release before. */
  rendered: number
}

interface ReleaseOptions {
  /** The folder that holds `dist`, and beside it the releases before and after it. */
  root: string
  /** Fills the given folder with the built site, or rejects. */
  build: (folder: string) => Promise<FilledSite>
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
  /** What pages are rendered with, by the digest of its sources. */
  code: join(root, 'dist.code'),
})

/**
 * Builds beside the last good site, proves the new one sound, and only then puts it in its place. Whatever fails before
 * leaves `dist` as it was. Two at once don't meet: the one that is ready last stays.
 */
export async function makeRelease(options: ReleaseOptions): Promise<ReleaseOutcome> {
  const folder = nextFolder(options.root)
  try {
    await healReleases(options.root)
    await mkdir(folder, { recursive: true })
    const { pages, rendered, flaws } = await fill(folder, options)
    const [links, fatal] = [flaws.filter(({ isLink }) => isLink), flaws.filter(({ isLink }) => !isLink)]
    if (fatal.length > 0) return { status: 'unsound', problems: formatFlaws(fatal) }
    const problems = (await options.prove?.(folder)) ?? []
    if (problems.length > 0) return { status: 'unsound', problems }
    await switchTo(folder, options.root)
    return { status: 'released', pages, rendered, warnings: links }
  } catch (error) {
    return { status: 'failed', problems: [error instanceof Error ? error.message : String(error)] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A name for a folder that this process makes beside `dist`. */
export const nextFolder = (root: string): string =>
  join(releaseFolders(root).next, `${process.pid}-${randomUUID()}`)

/** Puts a whole built folder in the place of `dist`, which becomes the previous one. */
export async function switchTo(folder: string, root: string): Promise<void> {
  const { current, previous } = releaseFolders(root)
  await rm(previous, { recursive: true, force: true })
  await renameIfThere(current, previous)
  await rename(folder, current)
}

/**
 * Makes good what a build left that was killed: between the two renames of a switch there is no `dist`, and earlier there
 * is a half-made folder, on a full disk the very thing that fills it.
 */
export async function healReleases(root: string): Promise<void> {
  const { next, current, previous } = releaseFolders(root)
  if ((await digestOfRelease(current)) === undefined && (await digestOfRelease(previous)) !== undefined) {
    await rm(current, { recursive: true, force: true })
    await rename(previous, current)
  }
  for (const name of await namesIn(next)) {
    if (!isRunning(Number.parseInt(name, 10))) await rm(join(next, name), { recursive: true, force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

async function fill(folder: string, { build, targets, moved, sources, pictures, digest }: ReleaseOptions) {
  const { files, rendered } = await build(folder)
  const needs = [...files.values()].flatMap((file) => file.needs)
  for (const name of publishPictures(folder, needs, pictures)) files.set(name, { needs: [] })
  const documents = documentsOf(files)
  await writeFile(join(folder, '_headers'), headersFile(documents, sources, [...files.keys()].sort()))
  await writeFile(join(folder, '_redirects'), redirectsFile(targets, moved))
  await writeFile(join(folder, digestFile), digest)
  return { pages: documents.size, rendered, flaws: verify(files, targets.site) }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
