import type { Language } from '../../src/i18n/language.ts'
import type { Mirror } from '../mirror.ts'
import { noPictures } from '../pictures/picture.ts'
import { firstContents } from './first-contents.fixture.ts'
import { otherContents } from './other-contents.fixture.ts'
import { type Fields, plain, translated } from './values.fixture.ts'

/** A small space that has every content type and no problem. A new one every time, so that a test may change it. */
export function validMirror(): Mirror {
  const entries = Object.entries(structuredClone({ ...firstContents, ...otherContents })).map(
    ([id, [contentType, fields]]) => [
      id,
      { sys: { id, revision: 1, updatedAt: '', contentType: { sys: { id: contentType } } }, fields },
    ],
  )
  return {
    space: 'uoga',
    entries: Object.fromEntries(entries),
    assets: { berry: picture('berry') },
    pictures: { ...noPictures, byAddress: { [berryAddress]: { ...berryFile, sources: [] } } },
  }
}

const berryAddress = '//images.example/uoga/berry/token/uoga.webp'
const berryFile = { kind: 'kept', file: 'berry.webp' } as const

const picture = (id: string): Mirror['assets'][string] => ({
  sys: { id, revision: 1, updatedAt: '' },
  fields: {
    title: translated('Uoga'),
    description: translated('Raudona uoga'),
    file: plain({
      url: `//images.example/uoga/${id}/token/uoga.webp`,
      fileName: 'uoga.webp',
      contentType: 'image/webp',
      details: { size: 1200, image: { width: 640, height: 480 } },
    }),
  },
})

/** Adds a PDF that was fetched. */
export function putDocument(mirror: Mirror, id: string): void {
  const url = `//images.example/uoga/${id}/token/${id}.pdf`
  const file = { url, fileName: `${id}.pdf`, contentType: 'application/pdf', details: { size: 120_400 } }
  mirror.assets[id] = { sys: { id, revision: 1, updatedAt: '' }, fields: { file: plain(file) } }
  mirror.pictures.byAddress[url] = { kind: 'kept', file: `${id}.pdf`, sources: [] }
}

/** Adds an entry, or replaces one. */
export function put(mirror: Mirror, id: string, contentType: string, fields: Fields): void {
  mirror.entries[id] = {
    sys: { id, revision: 1, updatedAt: '', contentType: { sys: { id: contentType } } },
    fields,
  }
}

/** Sets one field of an entry or an asset, in one language or (without) as a whole. */
export function set(mirror: Mirror, id: string, field: string, value: unknown, language?: Language): void {
  const fields = (mirror.entries[id] ?? mirror.assets[id])?.fields
  if (!fields) throw new Error(`no "${id}" in the space`)
  fields[field] = language ? { ...fields[field], [language]: value } : { lt: value }
}
