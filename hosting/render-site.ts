import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageFinisher } from '../build/finish-pages/finish-page.ts'
import { codeFiles } from '../build/rendering/code-files.ts'
import { openRenderer, type RenderedFile } from '../build/rendering/renderer.ts'
import { type Part, trackSnapshot } from '../build/rendering/tracked-snapshot.ts'
import { keptPages } from '../src/content/kept-pages.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { type BuiltSite, factsOf, readBuiltSite } from './built-site.ts'
import { keeper } from './document.ts'
import { readFolder } from './folder.ts'
import { folderLinker } from './linked-files.ts'
import type { EarlierRelease, PageRecord, PageRecords } from './page-records.ts'
import type { FilledSite } from './release.ts'
import { isSearchIndex, searchFiles } from './search-files.ts'
import { serviceWorkerFile, serviceWorkerScript } from './service-worker.ts'
import { writeSitemap } from './write-sitemap.ts'

interface RenderOptions {
  /** The folder of the compiled code, and its digest. */
  code: string
  digest: string
  snapshot: Snapshot
  origin: string
  /** The folder to fill. */
  folder: string
  /** A release to take from what wouldn't change. */
  earlier: EarlierRelease | undefined
}

export interface RenderedSite extends FilledSite {
  records: PageRecords
}

/**
 * Fills a folder with the site: what browsers load of the compiled code, and every page. A page whose code and content are
 * those of the earlier release is its file, without being rendered.
 * Why: docs/decisions/0095-compile-once-render-what-changed.md
 */
export async function renderSite(options: RenderOptions): Promise<RenderedSite> {
  const { code, digest, snapshot, origin, folder, earlier } = options
  const tracked = trackSnapshot(snapshot)
  globalThis.renderedSnapshot = tracked.snapshot
  const { site, worker } = codeFiles(code)
  const loaded = await loadCode(site, worker)
  const files = new Map(loaded.files)
  const link = folderLinker(folder)
  link(files.keys(), site)
  const keep = keeper()
  const usable = earlier?.records.code === digest ? earlier : undefined
  const records: PageRecords = { code: digest, pages: new Map(), parts: new Map() }
  let rendered = 0

  const isSame = memo((part: Part) => usable?.records.parts.get(part) === tracked.digestOf(part))
  const wouldStay = ({ component, reads }: PageRecord, file: RenderedFile) =>
    component === file.component && reads.every(isSame)

  function kept(file: RenderedFile): PageRecord | undefined {
    const record = usable?.records.pages.get(file.name)
    if (!usable || !record || !wouldStay(record, file)) return undefined
    // Several pages may have the same joined script.
    const names = record.files.map(([name]) => name).filter((name) => !files.has(name))
    link(names, usable.folder)
    return record
  }

  async function render({ name, component, render }: RenderedFile): Promise<PageRecord> {
    rendered += 1
    const { result: body, reads } = await tracked.during(render)
    const made = madeOf(name, body, loaded.finish)
    for (const [path, bytes] of made) if (!files.has(path)) write(folder, path, bytes)
    return { component, reads, files: made.map(([path, bytes]) => [path, factsOf(path, bytes, keep)]) }
  }

  for (const file of await (await openRenderer(code))(origin)) {
    if (files.has(file.name)) throw new Error(`${file.name} is made twice`)
    const record = kept(file) ?? (await render(file))
    records.pages.set(file.name, record)
    for (const part of record.reads) records.parts.set(part, tracked.digestOf(part))
    for (const [name, facts] of record.files) files.set(name, facts)
  }
  for (const name of await writeSitemap(snapshot, origin, folder))
    files.set(name, factsOf(name, await readFile(join(folder, name)), keep))
  const script = await serviceWorkerScript(loaded.worker, keptPages(snapshot), files, folder)
  write(folder, serviceWorkerFile, Buffer.from(script))
  files.set(serviceWorkerFile, factsOf(serviceWorkerFile, Buffer.from(script), keep))
  return { files, rendered, records }
}

interface LoadedCode {
  /** What browsers load of it. */
  files: BuiltSite
  finish: Finish
  /** The text of the worker's script. */
  worker: string
}

const loadedCode = new Map<string, Promise<LoadedCode>>()

/** Compiled code never changes: a process reads it once. */
function loadCode(site: string, worker: string): Promise<LoadedCode> {
  const load = async () => ({
    files: readBuiltSite(await readFolder(site)),
    finish: await finisherOf(site),
    worker: await readFile(worker, 'utf8'),
  })
  const loaded = loadedCode.get(site) ?? load()
  loadedCode.set(site, loaded)
  return loaded
}

const madeOf = (name: string, body: Buffer<ArrayBuffer>, finish: Finish): readonly Made[] => {
  if (name.endsWith('.html')) return finish(name, body)
  return isSearchIndex(name) ? searchFiles(name, body) : [[name, body]]
}

type Made = readonly [name: string, body: Buffer<ArrayBuffer>]

/** How a rendered file becomes what is served: a page may bring a joined script along. */
type Finish = (name: string, body: Buffer<ArrayBuffer>) => [Made, ...Made[]]

export async function finisherOf(site: string): Promise<Finish> {
  const read = memo((address: string) => readFileSync(join(site, address), 'utf8'))
  const sheets = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.css')).sort()
  const finish = pageFinisher(read, new Map(sheets.map((name) => [`/${name}`, read(`/${name}`)])))
  return (name, body) => {
    const { html, joined } = finish(body.toString())
    const page = [name, Buffer.from(html)] as const
    return joined ? [page, [joined.address.slice(1), Buffer.from(joined.text)]] : [page]
  }
}

function memo<Result>(make: (key: string) => Result): (key: string) => Result {
  const made = new Map<string, Result>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const result = make(key)
    made.set(key, result)
    return result
  }
}

/** At once: a thousand small files by the way of promises take three times as long. */
function write(folder: string, name: string, body: Buffer<ArrayBuffer>): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  // Never into a file that is there: an earlier release may share it.
  writeFileSync(join(folder, name), body, { flag: 'wx' })
}
