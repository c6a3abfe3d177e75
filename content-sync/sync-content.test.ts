import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSnapshot } from '../src/content/read-snapshot.ts'
import type { Site } from '../src/content/snapshot.ts'
import { serveFixture } from '../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { checkContent, snapshotPath, syncContent } from './sync-content.ts'

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)

/** The fixture served, a data folder of its own, and what is in it. */
async function setting() {
  const { environment, ...server } = await serveFixture()
  const dataFolder = await temporaryFolder()
  const files = async () => ({
    snapshot: await read(snapshotPath(dataFolder)),
    mirror: await read(join(dataFolder, 'content', 'mirror.json')),
  })
  return { ...server, options: { environment, dataFolder, log: () => {} }, files }
}

test('content is pulled and written as the snapshot that a build reads', async () => {
  const { options } = await setting()
  expect(await syncContent(options)).toMatchObject({
    kind: 'made',
    entries: 13,
    pages: { lt: 2, en: 2, ru: 2 },
    pulled: { entries: 13, assets: 2 },
  })
  const snapshot = parseSnapshot(snapshotPath(options.dataFolder))
  expect(snapshot.en.pages.find(({ type }) => type === 'homePage')).toMatchObject({
    path: '/en',
    title: 'Home',
  })
})

test('the next sync continues from the saved mirror', async () => {
  const { options, space } = await setting()
  await syncContent(options)
  space.publishEntry('microcopy-close', {
    contentType: 'microcopy',
    fields: { key: { lt: 'close' }, value: { lt: 'Užverti' } },
  })
  expect(await syncContent(options)).toMatchObject({
    kind: 'made',
    entries: 13,
    pulled: { entries: 1, assets: 0 },
  })
  const snapshot = parseSnapshot(snapshotPath(options.dataFolder))
  expect(snapshot.lt.microcopy.close).toBe('Užverti')
})

test('what a site can’t be without stays as it was, through later syncs too, until it is published again', async () => {
  const { options, space } = await setting()
  await syncContent(options)
  const footerNow = () => parseSnapshot(snapshotPath(options.dataFolder)).lt.footer
  const before = footerNow()
  const footer = space.entry('footer')
  space.unpublish('Entry', 'footer')
  for (const _ of ['the sync that brings it', 'one after it']) {
    expect(await syncContent(options)).toMatchObject({
      kind: 'made',
      problems: expect.arrayContaining([
        expect.objectContaining({
          severity: 'broken',
          contentType: 'footer',
          message: expect.stringContaining('what was published before stays on the site'),
        }),
      ]),
    })
    expect(footerNow()).toEqual(before)
  }
  if (footer) space.publishEntry('footer', footer.content)
  const made = await syncContent(options)
  expect(made.problems.filter(({ contentType }) => contentType === 'footer')).toEqual([])
})

test('a page that stays as it was keeps its pictures, though nothing that is published shows them', async () => {
  const { options, space } = await setting()
  await syncContent(options)
  const pictures = async () => {
    const { pages } = parseSnapshot(snapshotPath(options.dataFolder)).lt
    return JSON.stringify(pages.find(({ type }) => type === 'homePage')).match(/\/media\/[\w.]+/g)
  }
  const before = await pictures()
  expect(before).not.toBeNull()
  space.unpublish('Entry', 'about')
  space.unpublish('Entry', 'home')
  expect(await syncContent(options)).toMatchObject({ kind: 'made' })
  expect(await pictures()).toEqual(before)
})

test('with nothing to go back to nothing is written, and the next sync brings it all again', async () => {
  const { options, space, files } = await setting()
  const footer = space.entry('footer')
  space.unpublish('Entry', 'footer')
  expect(await syncContent(options)).toMatchObject({
    kind: 'failed',
    problems: expect.arrayContaining([expect.objectContaining({ severity: 'fatal', contentType: 'footer' })]),
  })
  expect(await files()).toEqual({ snapshot: undefined, mirror: undefined })
  if (footer) space.publishEntry('footer', footer.content)
  expect(await syncContent(options)).toMatchObject({ kind: 'made', pulled: { entries: 13 } })
})

test('what the site needs and the content lacks is named for every language at once, and nothing is written', async () => {
  const { options, files } = await setting()
  const needs = ({ language, microcopy }: Site) =>
    ['close', 'open', 'send']
      .filter((entry) => microcopy[entry] === undefined)
      .map((entry) => ({
        severity: 'fatal' as const,
        contentType: 'microcopy',
        entry,
        language,
        message: 'lacks',
      }))
  const made = await syncContent({ ...options, needs })
  expect(made).toMatchObject({ kind: 'failed' })
  const named = made.problems.flatMap(({ severity, entry, language }) =>
    severity === 'fatal' ? `${entry} ${language}` : [],
  )
  expect(named).toEqual(['open lt', 'send lt', 'open en', 'send en', 'open ru', 'send ru'])
  expect(await files()).toEqual({ snapshot: undefined, mirror: undefined })
})

test('a pull that failed writes nothing', async () => {
  const { options, faults, files } = await setting()
  await syncContent(options)
  const before = await files()
  faults.push('broken off')
  expect(await syncContent(options)).toMatchObject({ kind: 'failed', problems: [] })
  expect(await files()).toEqual(before)
})

test('a mirror that can’t be read costs a full sync', async () => {
  const { options } = await setting()
  await syncContent(options)
  const folder = await temporaryFolder({ files: { 'content/mirror.json': '{"space":' } })
  expect(await syncContent({ ...options, dataFolder: folder })).toMatchObject({
    kind: 'made',
    pulled: { entries: 13 },
  })
})

test('a check tells the same and writes nothing', async () => {
  const { options, files } = await setting()
  expect(await checkContent(options)).toMatchObject({
    kind: 'made',
    entries: 13,
    pages: { lt: 2, en: 2, ru: 2 },
  })
  expect(await files()).toEqual({ snapshot: undefined, mirror: undefined })
})
