import { type Keep, keeper, type PageDocument, readDocument } from './document.ts'
import type { Files } from './folder.ts'
import { pagePathOf } from './page-path.ts'
import { picturesNamedIn, picturesPath } from './published-pictures.ts'

/** What hosting has to know of a built file without reading it again. */
export interface FileFacts {
  /** Of a page: what it says about itself. */
  document?: PageDocument
  /** Files of the build that it needs: hashed ones and pictures, by their paths in it. */
  needs: string[]
}

/** A built site by its files' paths. */
export type BuiltSite = ReadonlyMap<string, FileFacts>

const noFacts: FileFacts = { needs: [] }

export function factsOf(name: string, body: Uint8Array<ArrayBuffer>, keep: Keep): FileFacts {
  if (!/\.(?:html|js|json|css)$/.test(name)) return noFacts
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString('utf8')
  const needs = needsOf(name, text).map(keep)
  return pagePathOf(name) ? { document: readDocument(text, keep), needs } : { needs }
}

export function readBuiltSite(files: Files): Map<string, FileFacts> {
  const keep = keeper()
  return new Map([...files].map(([name, body]) => [name, factsOf(name, body, keep)]))
}

/** All pages of a built site by their public path. */
export const documentsOf = (site: BuiltSite): Map<string, PageDocument> =>
  new Map(
    [...site].flatMap(([name, { document }]) => {
      const path = pagePathOf(name)
      return path && document ? [[path, document] as const] : []
    }),
  )

/** Hashed files and pictures that pages, scripts, styles and data name by their full path, and scripts by their neighbours'. */
function needsOf(name: string, text: string): string[] {
  const hashed = (text.match(/\/_astro\/[\w.@~$-]+/g) ?? []).map((path) => path.slice(1))
  const pictures = picturesNamedIn(text).map((picture) => picturesPath + picture)
  const beside = name.startsWith('_astro/') && name.endsWith('.js') ? neighboursOf(text) : []
  return [...new Set([...hashed, ...pictures, ...beside])]
}

const neighboursOf = (script: string): string[] =>
  [...script.matchAll(/["'`]\.\/([\w.@~$-]+\.(?:js|css))["'`]/g)].map(([, file]) => `_astro/${file}`)
