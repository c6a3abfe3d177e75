import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptFiles, KeptPages } from '../src/content/kept-pages.ts'
import type { BuiltSite } from './built-site.ts'
import { pageFileOf } from './page-path.ts'

/** The worker's address: at the root, since it is asked about every page. */
export const serviceWorkerFile = 'service-worker.js'

/** How a page of a built folder is read: by its path in it. */
type ReadFile = (name: string) => Promise<Uint8Array>

/** The worker's whole script: what it keeps, before the code that keeps it. A release that changes a kept page has another one. */
export async function serviceWorkerScript(
  code: string,
  pages: KeptPages,
  files: BuiltSite,
  folder: string,
): Promise<string> {
  const kept = await keptFiles(pages, files, (name) => readFile(join(folder, name)))
  return `const kept=${JSON.stringify(kept)};\n${code}`
}

/** The pages, and every file whose name they or their files hold. */
export async function keptFiles(pages: KeptPages, files: BuiltSite, read: ReadFile): Promise<KeptFiles> {
  const paths = [...new Set([...pages.ofAccount, ...Object.values(pages.offline)])]
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const other of files.get(name)?.needs ?? []) need(other)
  }
  for (const path of paths) for (const name of files.get(pageFileOf(path))?.needs ?? []) need(name)
  const ofPages = paths.map(async (path) => ({ url: path, revision: digest(await read(pageFileOf(path))) }))
  return {
    pages,
    files: [
      ...(await Promise.all(ofPages)),
      ...[...needed].sort().map((name) => ({ url: `/${name}`, revision: null })),
    ],
  }
}

const digest = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 16)
