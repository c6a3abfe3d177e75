import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeFiles } from '../../build/rendering/code-files.ts'
import { openRenderer, type RenderedFile } from '../../build/rendering/renderer.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { documentHeaders } from '../answer-headers.ts'
import type { SourcesByNeed } from '../content-security-policy.ts'
import { readDocument } from '../document.ts'
import { isMissing } from '../folder.ts'
import { pageHeaders } from '../headers.ts'
import { candidatesFor, type LoadedRelease } from '../loaded-release.ts'
import { pagePathOf } from '../page-path.ts'
import { picturesPath } from '../published-pictures.ts'
import { finisherOf } from '../render-site.ts'
import { StaticFile } from '../static-file.ts'

export interface DraftSite {
  /** What is rendered from now on. */
  show: (snapshot: Snapshot) => Promise<void>
  /** Renders what answers a decoded path, once for each snapshot; without a page, the page that says so. Rejects where a page can't be rendered. */
  prepare: (path: string) => Promise<void>
  /** What was prepared, and what browsers load of the compiled code. */
  release: LoadedRelease
}

interface DraftSiteOptions {
  /** The folder of the compiled code. */
  code: string
  origin: string
  sources: SourcesByNeed
  /** Where pictures of the content are kept. */
  pictures: string
  /** Browsers' files and the rules of the site. */
  files: LoadedRelease
  /** Changes a page's text and headers before they are served. */
  marked: (path: string, html: string, headers: Record<string, string>) => MarkedPage
}

export interface MarkedPage {
  html: string
  headers: Record<string, string>
}

/** A site that renders each page when it is asked for. One in a process: the snapshot that pages read is the process's. */
export async function openDraftSite(options: DraftSiteOptions): Promise<DraftSite> {
  const { code, origin, sources, pictures, files, marked } = options
  const list = await openRenderer(code)
  const finish = await finisherOf(codeFiles(code).site)
  const inTurn = oneAtATime()
  let rendered = new Map<string, RenderedFile>()
  const pages = new Map<string, { file: StaticFile; headers: Record<string, string> }>()
  // Their names are made of their bytes: pages that are still open ask for earlier ones.
  const hashed = new Map<string, StaticFile>()

  async function render({ name, render }: RenderedFile): Promise<void> {
    const body = await render()
    if (!name.endsWith('.html')) return void pages.set(`/${name}`, plain(name, body))
    const [[, html], ...joined] = finish(name, body)
    for (const [script, bytes] of joined) hashed.set(`/${script}`, new StaticFile(script, bytes))
    const text = html.toString()
    const path = pagePathOf(name) ?? `/${name}`
    const page = marked(path, text, pageHeaders(path, readDocument(text), sources))
    pages.set(`/${name}`, {
      file: new StaticFile(name, Buffer.from(page.html)),
      headers: page.headers,
    })
  }

  async function preparePicture(path: string): Promise<void> {
    const name = /^[\da-f]+\.(?:svg|webp|pdf)$/.exec(path.slice(`/${picturesPath}`.length))?.[0]
    if (name === undefined || hashed.has(path)) return
    try {
      hashed.set(path, new StaticFile(name, await readFile(join(pictures, name))))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  const pageAt = (path: string) =>
    candidatesFor(path).find((candidate) => pages.has(candidate) || rendered.has(candidate))

  return {
    show: (snapshot) =>
      inTurn(async () => {
        globalThis.renderedSnapshot = snapshot
        rendered = new Map((await list(origin)).map((file) => [`/${file.name}`, file]))
        pages.clear()
      }),
    prepare: (path) =>
      inTurn(async () => {
        if (path.startsWith(`/${picturesPath}`)) return preparePicture(path)
        if (files.find(path) || hashed.has(path)) return
        const name = pageAt(path) ?? pageAt(notFoundPath(path))
        const file = name !== undefined && !pages.has(name) && rendered.get(name)
        if (file) await render(file)
      }),
    release: {
      ...files,
      find: (path) =>
        files.find(path) ??
        hashed.get(path) ??
        candidatesFor(path).flatMap((candidate) => pages.get(candidate)?.file ?? [])[0],
      headersFor: (path) => {
        const rules = files.headersFor(path)
        if (path.endsWith('.pdf') && hashed.has(path)) return { ...rules, ...documentHeaders }
        if (files.find(path) || hashed.has(path)) return rules
        const name = candidatesFor(path).find((candidate) => pages.has(candidate))
        return { ...rules, ...pages.get(name ?? `${notFoundPath(path)}.html`)?.headers }
      },
    },
  }
}

const plain = (name: string, body: Buffer<ArrayBuffer>) => ({ file: new StaticFile(name, body), headers: {} })

const notFoundPath = (path: string): string => `${/^\/(?:en|ru)(?=\/)/.exec(path)?.[0] ?? ''}/404`

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
