/** A process that renders the pages of snapshots into folders, as a build would; see `openRendering`. */
import { renderPages } from '../hosting/build-site.ts'
import { readEarlier, writeRecords } from '../hosting/page-records.ts'
import { parseSnapshot } from '../src/content/read-snapshot.ts'
import type { Rendering } from './render-in-process.ts'

process.on('message', async ({ folder, snapshot, environment, earlier }: Rendering) => {
  const project = { root: process.cwd(), environment, signal: new AbortController().signal }
  const { rendered, records } = await renderPages(
    folder,
    parseSnapshot(snapshot),
    project,
    earlier ? await readEarlier(earlier) : undefined,
  )
  await writeRecords(folder, records)
  process.send?.(rendered)
})
