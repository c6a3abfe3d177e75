import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveFixture } from '../../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { parseMirror } from '../parse/parse-mirror.ts'
import { pull } from '../pull/pull.ts'
import { skipWaits } from '../pull/skip-waits.fixture.ts'
import { HostSilent } from './fetch-bytes.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { noPictures, type Pictures } from './picture.ts'
import { openPictureStore, picturesFolder } from './picture-store.ts'

/** The fixture's space, served, and what a pull brings of it. */
async function setting() {
  const { environment: source, space } = await serveFixture()
  const dataFolder = await temporaryFolder()
  return {
    space,
    source,
    kept: async () => (await readdir(picturesFolder(dataFolder))).toSorted(),
    read: (file: string) => readFile(join(picturesFolder(dataFolder), file)),
    async fetch(known: Pictures = noPictures) {
      const pulled = await pull({ environment: source, mirror: undefined, log: () => {} })
      if (pulled.kind === 'failed') throw new Error(pulled.sentence)
      const store = await openPictureStore(dataFolder)
      return {
        ...pulled.mirror,
        pictures: await fetchPictures({ source, mirror: pulled.mirror, known, store }),
      }
    },
  }
}

const pictureAt = (part: string, { pictures }: { pictures: Pictures }) =>
  Object.entries(pictures.byAddress).find(([address]) => address.includes(part))?.[1]

const png = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#c2122f' } })
    .png()
    .toBuffer()

const asset = (bytes: Buffer, contentType: string, width: number) => ({
  title: { lt: 'Uoga' },
  description: { lt: 'Raudona uoga' },
  fileName: 'uoga',
  contentType,
  width,
  height: 20,
  bytes,
})

test('a photo is kept in its full size and narrower, as webp, a drawing as it is written again', async () => {
  const { space, fetch, kept, read } = await setting()
  space.publishAsset('photo', asset(await png(700), 'image/png', 700))
  const mirror = await fetch()
  const photo = pictureAt('/photo/', mirror)
  if (photo?.kind !== 'kept') throw new Error('The photo isn’t kept.')
  expect(photo.sources.map(({ width }) => width)).toEqual([320, 600])
  expect(await kept()).toEqual(expect.arrayContaining([photo.file, ...photo.sources.map(({ file }) => file)]))
  const widths = await Promise.all(
    [photo.file, ...photo.sources.map(({ file }) => file)].map(async (file) => {
      const { format, width } = await sharp(await read(file)).metadata()
      return `${format} ${width}`
    }),
  )
  expect(widths).toEqual(['webp 700', 'webp 320', 'webp 600'])
})

test('pages get the addresses of what is kept', async () => {
  const { fetch } = await setting()
  const home = parseMirror(await fetch()).snapshot?.en.pages.find(({ type }) => type === 'homePage')
  expect(JSON.stringify(home)).toMatch(/"url":"\/media\/[\da-f]{20}\.webp"/)
  expect(JSON.stringify(home)).not.toMatch(/ctfassets|127\.0\.0\.1|\?fm=/)
})

test('only what an entry links to is fetched', async () => {
  const { space, fetch, kept } = await setting()
  space.publishAsset(
    'photo',
    asset(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 20),
  )
  space.publishAsset('spare', asset(await png(20), 'image/png', 20))
  const mirror = await fetch()
  expect(Object.keys(mirror.assets)).toHaveLength(3)
  expect(Object.keys(mirror.pictures.byAddress)).toHaveLength(2)
  expect(pictureAt('/spare/', mirror)).toBeUndefined()
  expect(await kept()).toHaveLength(2)
})

test('a PDF is kept as it is, and one that is none is left out and named', async () => {
  const { space, fetch, read } = await setting()
  const bytes = Buffer.from('%PDF-1.7 terms')
  space.publishAsset('photo', { ...asset(bytes, 'application/pdf', 0), height: 0 })
  const kept = pictureAt('/photo/', await fetch())
  if (kept?.kind !== 'kept') throw new Error('The PDF isn’t kept.')
  expect(kept.file).toMatch(/^[\da-f]{20}\.pdf$/)
  expect(await read(kept.file)).toEqual(bytes)
  space.publishAsset('photo', { ...asset(Buffer.from('<script>'), 'application/pdf', 0), height: 0 })
  expect(pictureAt('/photo/', await fetch())).toEqual({ kind: 'refused', problem: 'is no PDF' })
})

test.each([
  [
    'a drawing with script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'image/svg+xml',
    'holds <script>',
  ],
  ['a drawing over 200 kB', `<svg>${' '.repeat(200_000)}</svg>`, 'image/svg+xml', 'is larger than 200 kB'],
])('%s is left out and named', async (_, bytes, contentType, problem) => {
  const { space, fetch, kept } = await setting()
  space.publishAsset('photo', asset(Buffer.from(bytes), contentType, 320))
  const mirror = await fetch()
  expect(pictureAt('/photo/', mirror)).toEqual({ kind: 'refused', problem })
  expect(await kept()).toHaveLength(1)
  expect(parseMirror(mirror).problems).toContainEqual(
    expect.objectContaining({ entry: 'photo', message: expect.stringContaining(problem) }),
  )
})

test('where the pictures’ host doesn’t answer, nothing is published', async () => {
  const waits = skipWaits()
  const { fetch, space } = await setting()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The sandbox can't read it, and says so by a 500.
  space.publishAsset('photo', asset(Buffer.from('no picture'), 'image/png', 320))
  await expect(fetch()).rejects.toThrow(HostSilent)
  expect(waits).toEqual([1000, 2000])
})

test('what is known is not asked for again, unless its files are gone', async () => {
  const { fetch, kept, source } = await setting()
  const { pictures } = await fetch()
  const all = await kept()
  const spy = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => spy.mockRestore())
  const asked = () => spy.mock.calls.filter(([url]) => String(url).includes(source.host)).length
  expect((await fetch(pictures)).pictures).toEqual(pictures)
  expect(asked()).toBe(0)
  const elsewhere = await openPictureStore(await temporaryFolder())
  const pulled = await pull({ environment: source, mirror: undefined, log: () => {} })
  if (pulled.kind === 'failed') throw new Error(pulled.sentence)
  await fetchPictures({ source, mirror: pulled.mirror, known: pictures, store: elsewhere })
  expect(asked()).toBe(all.length)
})
