import { join } from 'node:path'
import type { Site, Snapshot } from '../src/content/snapshot.ts'
import type { Language } from '../src/i18n/language.ts'
import type { DeliverySpace } from './environment.ts'
import { rememberAddresses } from './known-addresses.ts'
import type { Entries } from './linked-entries.ts'
import type { RawEntry } from './mirror.ts'
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
  log: (sentence: string) => void
  /** What the site's code looks for and a site doesn't have; without it nothing is asked of the content. */
  needs?: (site: Site) => Problem[]
  /** The entries that come with this release: they replace needed ones that the space doesn't hold. */
  release?: () => Promise<Entries>
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

/**
 * Pulls content, parses it, writes the snapshot and saves the mirror, in this order: a sync token is kept only once all
 * that it represents has arrived in the snapshot. Rejects where the data folder can't be written.
 */
export async function syncContent(options: ContentOptions): Promise<MadeContent | FailedContent> {
  const content = await readContent(options)
  if (content.kind === 'failed') return content
  await replaceFile(snapshotPath(options.dataFolder), JSON.stringify(content.snapshot))
  await saveMirror(options.dataFolder, content.mirror)
  return made(content)
}

/** With what a native would have written otherwise, in lines for editors. */
export interface CheckedContent extends MadeContent {
  wording: string[]
}

/** What `syncContent` would say, without writing anything but pictures, which the next sync needs not fetch again. */
export async function checkContent(options: ContentOptions): Promise<CheckedContent | FailedContent> {
  const content = await readContent(options)
  return content.kind === 'failed'
    ? content
    : { ...made(content), wording: wordingReport(content.mirror.entries) }
}

interface ReadContent {
  kind: 'read'
  mirror: SpaceMirror
  pulled: PullReport
  snapshot: Snapshot
  problems: Problem[]
}

async function readContent({
  environment,
  dataFolder,
  log,
  needs = () => [],
  release = async () => ({}),
}: ContentOptions): Promise<ReadContent | FailedContent> {
  const before = await readMirror(dataFolder)
  const pulled = await pull({ environment, mirror: before, log })
  if (pulled.kind === 'failed') return { kind: 'failed', sentence: pulled.sentence, problems: [] }
  const isSameSpace = before?.space === environment.space && before.environment === environment.environment
  const lastGood = isSameSpace ? { ...before.entries, ...before.lastGood } : {}
  const mirror = await withPictures(pulled.mirror, before, Object.values(lastGood), {
    environment,
    dataFolder,
  })
  if (mirror instanceof HostSilent) return { kind: 'failed', sentence: mirror.message, problems: [] }
  const { snapshot, problems, kept } = await recover(mirror, { lastGood, release }, needs)
  if (snapshot) {
    const known = isSameSpace ? (before.addresses ?? {}) : {}
    const remembered = rememberAddresses(snapshot, known, mirror.entries)
    return {
      kind: 'read',
      mirror: { ...mirror, lastGood: kept, addresses: remembered.addresses },
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

function made({ mirror, pulled, snapshot, problems }: ReadContent): MadeContent {
  const { lt, en, ru } = snapshot
  const pages = { lt: lt.pages.length, en: en.pages.length, ru: ru.pages.length }
  return {
    kind: 'made',
    entries: Object.keys(mirror.entries).length,
    pages,
    pulled,
    problems,
    snapshot,
    mirror,
  }
}
