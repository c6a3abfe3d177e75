import * as v from 'valibot'
import { pictureQuality, sourceWidths } from '../../src/content/picture-sources.ts'
import { type DeliverySpace, filesOrigin, imagesOrigin } from '../environment.ts'
import type { Mirror, RawEntry } from '../mirror.ts'
import { largestDrawing, readDrawing } from './drawing.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { DocumentFile, noPictures, type Picture, PictureFile, type Pictures, picturePath } from './picture.ts'
import type { PictureStore } from './picture-store.ts'

/** Of a file that isn't a drawing, in bytes. */
export const largestPhoto = 10_000_000
/** Of a PDF, in bytes. */
export const largestDocument = 10_000_000
const atOnce = 8

interface FetchOptions {
  source: DeliverySpace
  mirror: Pick<Mirror, 'space' | 'entries' | 'assets'>
  /** Entries of before, which may replace broken ones. */
  earlier?: readonly RawEntry[]
  /** What earlier pulls fetched. */
  known: Pictures
  store: PictureStore
}

/**
 * The pictures that entries link to, checked and kept in the store: drawings as they are written again, photos as
 * Contentful makes webp of them, in each width that pages use. Only new ones are asked for. Throws HostSilent where
 * Contentful's images don't answer: a site without its pictures isn't published.
 * Why: docs/decisions/0054-pictures-from-the-build.md
 */
export async function fetchPictures({
  source,
  mirror,
  earlier = [],
  known,
  store,
}: FetchOptions): Promise<Pictures> {
  const byAddress: Record<string, Picture> = {}
  const wanted = [...linkedFiles(mirror, [...Object.values(mirror.entries), ...earlier])]
  for (let start = 0; start < wanted.length; start += atOnce) {
    const asked = await Promise.allSettled(
      wanted.slice(start, start + atOnce).map(async ([address, file]) => {
        const kept = known.byAddress[address]
        byAddress[address] = kept && isWhole(kept, store) ? kept : await fetchPicture(file, source, store)
      }),
    )
    // Nothing is written any more once a pull has failed.
    const failed = asked.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
  return { ...noPictures, byAddress: Object.fromEntries(Object.entries(byAddress).toSorted()) }
}

const isWhole = (picture: Picture, store: PictureStore): boolean =>
  picture.kind === 'refused' || [picture.file, ...picture.sources.map(({ file }) => file)].every(store.has)

interface WantedFile {
  path: string
  kind: 'drawing' | 'photo' | 'document'
  /** Pixels; of a document 0. */
  width: number
}

function linkedFiles(
  { space, assets }: FetchOptions['mirror'],
  entries: readonly RawEntry[],
): Map<string, WantedFile> {
  const files = new Map<string, WantedFile>()
  for (const id of linkedAssets(entries)) {
    for (const value of Object.values(assets[id]?.fields.file ?? {})) {
      const document = v.safeParse(DocumentFile, value)
      const file = v.safeParse(PictureFile, value)
      const url = document.success ? document.output.url : file.success ? file.output.url : undefined
      const path = url === undefined ? undefined : picturePath(url, space)
      if (url === undefined || path === undefined) continue
      if (file.success) {
        const { contentType, details } = file.output
        const kind = contentType === 'image/svg+xml' ? 'drawing' : 'photo'
        files.set(url, { path, kind, width: details.image.width })
      } else files.set(url, { path, kind: 'document', width: 0 })
    }
  }
  return files
}

const AssetLink = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.literal('Asset'), id: v.string() }),
})

/** The ids of all assets that an entry links to, in a field or within a text. */
function linkedAssets(entries: readonly RawEntry[]): Set<string> {
  const ids = new Set<string>()
  // An entry that hasn't changed is the same in the mirror before.
  const rest: unknown[] = [...new Set(entries.map(({ fields }) => fields))]
  for (let value = rest.pop(); value !== undefined || rest.length > 0; value = rest.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('sys' in value && v.is(AssetLink, value)) ids.add(value.sys.id)
    else rest.push(...Object.values(value))
  }
  return ids
}

async function fetchPicture(
  { path, kind, width }: WantedFile,
  source: DeliverySpace,
  store: PictureStore,
): Promise<Picture> {
  if (kind === 'document') return fetchDocument(new URL(filesOrigin(source) + path), store)
  const address = new URL(imagesOrigin(source) + path)
  return kind === 'drawing' ? fetchDrawing(address, store) : fetchPhoto(address, width, store)
}

/**
 * A PDF as it is: it is never shown within a page, and its headers make it a download.
 * Why: docs/decisions/0148-pdfs-are-downloads.md
 */
async function fetchDocument(address: URL, store: PictureStore): Promise<Picture> {
  const fetched = await fetchBytes(address, largestDocument)
  if (fetched.kind === 'refused') return fetched
  if (!isPdf(fetched.bytes)) return { kind: 'refused', problem: 'is no PDF' }
  return { kind: 'kept', file: await store.keep(fetched.bytes, 'pdf'), sources: [] }
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

async function fetchDrawing(address: URL, store: PictureStore): Promise<Picture> {
  const fetched = await fetchBytes(address, largestDrawing)
  if (fetched.kind === 'refused') return fetched
  const drawing = readDrawing(fetched.bytes)
  if (drawing.kind === 'refused') return drawing
  return { kind: 'kept', file: await store.keep(Buffer.from(drawing.svg), 'svg'), sources: [] }
}

async function fetchPhoto(address: URL, width: number, store: PictureStore): Promise<Picture> {
  const whole = await fetchWebp(address, undefined, store)
  if (whole.kind === 'refused') return whole
  const sources: { file: string; width: number }[] = []
  for (const size of sourceWidths(width)) {
    const source = size < width ? await fetchWebp(address, size, store) : whole
    if (source.kind === 'refused') return source
    sources.push({ file: source.file, width: size })
  }
  return { kind: 'kept', file: whole.file, sources }
}

async function fetchWebp(
  address: URL,
  width: number | undefined,
  store: PictureStore,
): Promise<{ kind: 'kept'; file: string } | { kind: 'refused'; problem: string }> {
  const converted = new URL(address)
  converted.searchParams.set('fm', 'webp')
  converted.searchParams.set('q', String(pictureQuality))
  if (width !== undefined) converted.searchParams.set('w', String(width))
  const fetched = await fetchBytes(converted, largestPhoto)
  if (fetched.kind === 'refused') return fetched
  if (!isWebp(fetched.bytes)) return { kind: 'refused', problem: 'is none that Contentful makes webp of' }
  return { kind: 'kept', file: await store.keep(fetched.bytes, 'webp') }
}

const isWebp = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return text.startsWith('RIFF') && text.endsWith('WEBP')
}
