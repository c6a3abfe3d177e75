import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { snapshotPath, syncContent } from '../content-sync/sync-content.ts'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import { openRendering, type RenderingProcess } from '../scripts/render-in-process.ts'
import type { Page } from '../src/content/page.ts'
import { parseSnapshot } from '../src/content/read-snapshot.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { languages } from '../src/i18n/language.ts'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { digestFile } from './digest.ts'
import { readEnvironment } from './environment.ts'
import { readFolder } from './folder.ts'
import { anyEdit, type Edit } from './random-edits.fixture.ts'

const editsLimit = 1_200_000
const isSweep = process.env.MATRIX === 'full'

/** Of the pages that are made of entries, ten a language: they are all made alike. */
const isMadeOfEntries = ({ type }: Page) => type === 'countryPage' || type === 'articlePage'
function withFewerPages(snapshot: Snapshot): Snapshot {
  const kept = snapshot.lt.pages
    .filter(isMadeOfEntries)
    .filter((_, index) => index % 14 === 0)
    .map(({ id }) => id)
  for (const language of languages) {
    const site = snapshot[language]
    site.pages = site.pages.filter((page) => !isMadeOfEntries(page) || kept.includes(page.id))
  }
  return snapshot
}

async function embeddedSnapshot(): Promise<Snapshot> {
  const embedded = await serveEmbeddedSpace({ port: 0 })
  onTestFinished(embedded.close)
  const dataFolder = await temporaryFolder()
  await syncContent({ environment: embedded.environment, dataFolder, log: () => {} })
  const snapshot = parseSnapshot(snapshotPath(dataFolder))
  return isSweep ? snapshot : withFewerPages(snapshot)
}

function environment() {
  const read = readEnvironment({})
  if (read.kind === 'refused') throw new Error(read.problems.join())
  return read.environment
}

/** Renders content in a process, into a folder of its own. */
async function rendered(process: RenderingProcess, content: Snapshot, earlier?: string): Promise<string> {
  return (await renderInto(process, content, earlier)).folder
}

/** `files`: how many of them were rendered, and not taken from the earlier folder. */
async function renderInto({ render }: RenderingProcess, content: Snapshot, earlier?: string) {
  const folder = await temporaryFolder()
  const snapshot = join(await temporaryFolder(), 'snapshot.json')
  await writeFile(snapshot, JSON.stringify(content))
  const files = await render({ folder, snapshot, environment: environment(), ...(earlier && { earlier }) })
  await writeFiles(folder, { [digestFile]: 'digest' })
  return { folder, files }
}

/** A publisher's lives as long as its test; `limit` in milliseconds. */
function newProcess(limit = 240_000): RenderingProcess {
  const process = openRendering(environment(), AbortSignal.timeout(limit))
  onTestFinished(process.close)
  return process
}

/** As a build from nothing: its process ends with it, and isn't kept beside the others of a long test. */
async function renderedAnew(content: Snapshot): Promise<string> {
  const process = openRendering(environment(), AbortSignal.timeout(240_000))
  try {
    return await rendered(process, content)
  } finally {
    process.close()
  }
}

/** A digest of every file by its name, without what is known of them. */
async function digestsOf(folder: string): Promise<Record<string, string>> {
  const files = [...(await readFolder(folder))].filter(([name]) => !name.startsWith('.'))
  return Object.fromEntries(
    files.map(([name, body]) => [name, createHash('sha256').update(body).digest('hex')]),
  )
}

test(
  'what is rendered after each of many edits is byte for byte what a build from nothing makes',
  async () => {
    const embedded = await embeddedSnapshot()
    // As a publisher's, it renders one publication after the other; what it is compared with comes from a new one.
    const publisher = newProcess(editsLimit)
    const first = await rendered(publisher, embedded)
    const publications = fc.array(fc.array(anyEdit, { minLength: 2, maxLength: 4 }), {
      minLength: isSweep ? 8 : 2,
      maxLength: isSweep ? 8 : 2,
    })
    await fc.assert(
      fc.asyncProperty(publications, async (edits: Edit[][]) => {
        const content = structuredClone(embedded)
        let folder = first
        for (const publication of edits) {
          for (const edit of publication) edit(content)
          folder = await rendered(publisher, content, folder)
        }
        expect(await digestsOf(folder)).toEqual(await digestsOf(await renderedAnew(content)))
      }),
      { numRuns: isSweep ? 10 : 1, endOnFailure: true },
    )
  },
  editsLimit,
)

test('the title of one page renders that page and what lists it, however many others there are', async () => {
  const content = await embeddedSnapshot()
  const publisher = newProcess()
  const first = await rendered(publisher, content)
  const page = content.en.pages.find(({ id }) => id === 'accessibility-statement')
  if (!page) throw new Error('the content has no accessibility statement')
  page.title = 'How accessible we are'
  const { files } = await renderInto(publisher, content, first)
  expect(files).toBeLessThanOrEqual(8)
}, 300_000)
