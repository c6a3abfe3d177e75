import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eachFile, isMissing } from './folder.ts'
import { folderLinker } from './linked-files.ts'
import { nextFolder, releaseFolders, switchTo } from './release.ts'
import { type ReleaseFacts, readReleaseFacts } from './release-facts.ts'

const mostKept = 5

/** A release that can be served again. */
export interface KeptRelease extends ReleaseFacts {
  isCurrent: boolean
}

/**
 * Keeps a copy of what `dist` is now, and of all copies the newest five. They share the bytes of their files.
 * Why: docs/decisions/0107-releases-to-go-back-to.md
 */
export async function keepRelease(root: string): Promise<void> {
  const { current, kept, next } = releaseFolders(root)
  const facts = await readReleaseFacts(current)
  if (!facts) return
  // Beside it and then renamed: a copy that is cut short is no release.
  const copy = nextFolder(root)
  await mkdir(next, { recursive: true })
  await mkdir(kept, { recursive: true })
  await copyFolder(current, copy)
  await rm(join(kept, facts.name), { recursive: true, force: true })
  await rename(copy, join(kept, facts.name))
  for (const old of (await namesIn(kept)).slice(mostKept)) {
    if (old !== facts.name) await rm(join(kept, old), { recursive: true, force: true })
  }
}

/** The newest first. */
export async function keptReleases(root: string): Promise<KeptRelease[]> {
  const { current, kept } = releaseFolders(root)
  const now = await readReleaseFacts(current)
  const all = await Promise.all((await namesIn(kept)).map((name) => readReleaseFacts(join(kept, name))))
  return all.flatMap((facts) => (facts ? [{ ...facts, isCurrent: facts.name === now?.name }] : []))
}

/** The release that was made before the current one: what to go back to where no other is named. */
export function releaseBefore(releases: readonly KeptRelease[]): KeptRelease | undefined {
  const current = releases.findIndex(({ isCurrent }) => isCurrent)
  return releases[current + 1]
}

/** Puts a kept release in the place of the current one, once `prove` finds nothing wrong with it; else says what. */
export async function restoreRelease(
  root: string,
  name: string,
  prove: (folder: string) => Promise<string[]>,
): Promise<string[]> {
  const { next, kept } = releaseFolders(root)
  const folder = nextFolder(root)
  await mkdir(next, { recursive: true })
  try {
    await copyFolder(join(kept, name), folder)
    const problems = await prove(folder)
    if (problems.length === 0) await switchTo(folder, root)
    return problems
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  const names = await eachFile(from, async () => undefined)
  folderLinker(to)(names.keys(), from)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted().toReversed()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
