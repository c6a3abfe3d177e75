import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import { releaseEntries, siteNeeds } from '../scripts/site-needs.ts'
import { builtPages } from '../tests/fixtures/built-pages.ts'
import { serveManaged } from '../tests/fixtures/contentful.ts'
import { importContent } from '../tests/fixtures/contentful-import.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { runCommand } from './cli.ts'
import type { DeliverySpace } from './environment.ts'
import { type MadeContent, snapshotPath, syncContent } from './sync-content.ts'

const isSweep = process.env.MATRIX === 'full'
const Exported = v.record(v.string(), v.unknown())
const Words = v.objectWithRest({ lt: v.string() }, v.string())

/** Runs `content:export` of one space and contentful-import into another; returns what is logged of errors. */
async function copySpace(from: DeliverySpace, host: string): Promise<string> {
  const dataFolder = await temporaryFolder()
  const file = join(dataFolder, 'space.json')
  await runCommand('export', { environment: from, dataFolder, log: () => {} }, file)
  return importContent({
    content: v.parse(Exported, JSON.parse(await readFile(file, 'utf8'))),
    host,
    space: from.space,
    pictures: join(dataFolder, 'space-pictures'),
  })
}

/** A space that is pulled again and again, into a folder of its own. */
async function reader(environment: DeliverySpace) {
  const dataFolder = await temporaryFolder()
  const needs = await siteNeeds()
  const pull = async (): Promise<MadeContent> => {
    const content = await syncContent({
      environment,
      dataFolder,
      log: () => {},
      needs,
      release: releaseEntries,
    })
    if (content.kind === 'failed') throw new Error(content.sentence)
    return content
  }
  return { dataFolder, pull }
}

type Reader = Awaited<ReturnType<typeof reader>>

/** Pulls both; a build reads nothing of a space but the snapshot, and pictures by names that are their digests. */
async function expectSameSite(one: Reader, other: Reader, builds = isSweep): Promise<MadeContent> {
  await one.pull()
  const content = await other.pull()
  expect(content.problems).toEqual([])
  const [expected, found] = await Promise.all(
    [one, other].map(async ({ dataFolder }) => {
      const text = await readFile(snapshotPath(dataFolder), 'utf8')
      // The embedded content has no times of changes, a space has.
      return JSON.stringify({ ...v.parse(v.looseObject({}), JSON.parse(text)), changedAt: {} })
    }),
  )
  expect(found === expected).toBe(true)
  if (builds) expect(await builtPages(other.dataFolder)).toEqual(await builtPages(one.dataFolder))
  return content
}

test('all of the embedded content is published in Contentful, and makes the same site, also once 50 entries have changed', async () => {
  const embedded = await serveEmbeddedSpace({ port: 0 })
  onTestFinished(embedded.close)
  const live = await serveManaged()
  expect(await copySpace(embedded.environment, live.host)).toBe('')
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()
  expect(ids(live.space.delivery.entries)).toEqual(ids(embedded.space.entries))
  expect(ids(live.space.delivery.assets)).toEqual(ids(embedded.space.assets))

  const [one, other] = [await reader(embedded.environment), await reader(live.environment)]
  await expectSameSite(one, other)

  const isText = ({ content }: { content: { contentType: string } }) => content.contentType === 'microcopy'
  const edited = embedded.space.entries.filter(isText).slice(0, 50)
  for (const { id, content } of edited) {
    const value = v.parse(Words, content.fields.value)
    const fields = { ...content.fields, value: { ...value, lt: `${value.lt} Pakeista.` } }
    const { version } = live.space.saveEntry(id, { ...content, fields }, live.space.entries.get(id).version)
    live.space.publishEntry(id, version)
    embedded.space.publishEntry(id, { ...content, fields })
  }
  expect(edited).toHaveLength(50)
  expect((await expectSameSite(one, other)).pulled.entries).toBe(50)

  if (!isSweep) return
  for (const { id, content } of edited) embedded.space.publishEntry(id, content)
  expect(await copySpace(embedded.environment, live.host)).toBe('')
  await expectSameSite(one, other, false)
}, 600_000)
