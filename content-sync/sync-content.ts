import { join } from 'node:path'
import type { Site, Snapshot } from '../src/content/snapshot.ts'
import { inEachLanguage, type Language } from '../src/i18n/language.ts'
import type { DeliverySpace } from './environment.ts'
import { rememberAddresses } from './known-addresses.ts'
import type { Entries } from './linked-entries.ts'
import type { RawEntry } from './mirror.ts'
import type { KeptPages } from './parse/kept-pages.ts'
import { HostSilent } from './pictures/fetch-bytes.ts'
import { fetchPictures } from './pictures/fetch-pictures.ts'
import { noPictures } from './pictures/picture.ts'
import { openPictureStore } from './pictures/picture-store.ts'
import type { Problem } from './problem.ts'
import { type PullReport, pull } from './pull/pull.ts'
import { readMirror, type SpaceMirror, saveMirror } from './pull/space-mirror.ts'
import { recover } from './recover.ts'
import { replaceFile } from './replace-file.ts'
import { wordingReport } from './words/wording-report.ts'

export interface ContentOptions {
  environment: DeliverySpace
  dataFolder: string
  /** What a process that reads again and again keeps in memory. */
  memory?: ContentMemory
  log: (sentence: string) => void
  /** What the site's code looks for and a site doesn't have; without it nothing is asked of the content. */
  needs?: (site: Site) => Problem[]
  /** The entries that come with this release: they replace needed ones that the space doesn't hold. */
  release?: () => Promise<Entries>
}

/** What one reading leaves for the next of the same process. */
export interface ContentMemory {
  /** Without it the one that is saved. */
  mirror?: SpaceMirror
  pages: KeptPages
}

/** `entries` counts all of the space; `problems` are none that is fatal. */
export interface MadeContent {
  kind: 'made'
  entries: number
  pages: Record<Language, number>
  pulled: PullReport
  problems: Problem[]
  snapshot: Snapshot
  mirror: SpaceMirror
}

/** Nothing was written. The sentence says why; a fatal problem is among `problems` where the content is to blame. */
export interface FailedContent {
  kind: 'failed'
  sentence: string
  problems: Problem[]
}

export const snapshotPath = (dataFolder: string): string => join(dataFolder, 'content', 'snapshot.json')

/** Pulls content, makes a snapshot of it and keeps both. Rejects where the data folder can't be written. */
export async function syncContent(options: ContentOptions): Promise<MadeContent | FailedContent> {
  const content = await readContent(options)
  if (content.kind === 'made')
    await keepContent(JSON.stringify(content.snapshot), content.mirror, options.dataFolder)
  return content
}

/**
 * Writes the snapshot's text and saves the mirror, in this order: a sync token is kept only once all that it represents has
 * arrived in the snapshot. Rejects where the data folder can't be written.
 */
export async function keepContent(snapshot: string, mirror: SpaceMirror, dataFolder: string): Promise<void> {
  await replaceFile(snapshotPath(dataFolder), snapshot)
  await saveMirror(dataFolder, mirror)
}

/** With what a native would have written otherwise, in lines for editors. */
export interface CheckedContent extends MadeContent {
  wording: string[]
}

/** What `syncContent` would say, without writing anything but pictures, which the next sync needs not fetch again. */
export async function checkContent(options: ContentOptions): Promise<CheckedContent | FailedContent> {
  const content = await readContent(options)
  return content.kind === 'failed' ? content : { ...content, wording: wordingReport(content.mirror.entries) }
}

/** What `syncContent` would keep: with it, nothing is written but pictures. */
export async function readContent({
  environment,
  dataFolder,
  memory = { pages: new Map() },
  log,
  needs = () => [],
  release = async () => ({}),
}: ContentOptions): Promise<MadeContent | FailedContent> {
  const before = memory.mirror ?? (await readMirror(dataFolder))
  const pulled = await pull({ environment, mirror: before, log })
  if (pulled.kind === 'failed') return { kind: 'failed', sentence: pulled.sentence, problems: [] }
  const isSameSpace = before?.space === environment.space && before.environment === environment.environment
  const lastGood = isSameSpace ? { ...before.entries, ...before.lastGood } : {}
  const mirror = await withPictures(pulled.mirror, before, Object.values(lastGood), {
    environment,
    dataFolder,
  })
  if (mirror instanceof HostSilent) return { kind: 'failed', sentence: mirror.message, problems: [] }
  const { snapshot, problems, kept } = await recover(mirror, { lastGood, release }, needs, memory.pages)
  if (snapshot) {
    const known = isSameSpace ? (before.addresses ?? {}) : {}
    const remembered = rememberAddresses(snapshot, known, mirror.entries)
    memory.mirror = { ...mirror, lastGood: kept, addresses: remembered.addresses }
    return {
      kind: 'made',
      entries: Object.keys(mirror.entries).length,
      pages: inEachLanguage((language) => remembered.snapshot[language].pages.length),
      mirror: memory.mirror,
      pulled: pulled.report,
      snapshot: remembered.snapshot,
      problems: [...problems, ...remembered.problems],
    }
  }
  return { kind: 'failed', sentence: 'The content has a mistake that stops every page.', problems }
}

async function withPictures(
  mirror: SpaceMirror,
  before: SpaceMirror | undefined,
  earlier: readonly RawEntry[],
  { environment: source, dataFolder }: Pick<ContentOptions, 'environment' | 'dataFolder'>,
): Promise<SpaceMirror | HostSilent> {
  const store = await openPictureStore(dataFolder)
  try {
    const known = before?.pictures ?? noPictures
    return { ...mirror, pictures: await fetchPictures({ source, mirror, earlier, known, store }) }
  } catch (error) {
    if (error instanceof HostSilent) return error
    throw error
  }
}
