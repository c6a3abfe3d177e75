import { readdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import sitemap, { type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import type { Page } from '../src/content/page.ts'
import { findablePages, pageAt, sitemapEntry, sitemapKinds } from '../src/content/sitemap.ts'
import type { Snapshot } from '../src/content/snapshot.ts'

/** A file may hold 50,000 addresses and 50 MB; with three alternates each, this many are about 5 MB. */
const addressesInAFile = 10_000

/**
 * Writes the sitemaps, one of each kind of page, and their index into the folder, and returns their names. Pages are rendered without a build of Astro,
 * so the integration's hooks are called here. Throws where it has something to report.
 * Why: docs/decisions/0095-compile-once-render-what-changed.md
 */
export async function writeSitemap(snapshot: Snapshot, origin: string, folder: string): Promise<string[]> {
  const pages = findablePages(snapshot)
  const hooks: Readonly<Record<string, unknown>> = sitemap({
    entryLimit: addressesInAFile,
    serialize: (item) => sitemapEntry(pages, snapshot.changedAt, origin, item),
    chunks: kindsOf(pages),
  }).hooks
  /** With as much of what Astro gives to the hook as this integration reads. */
  const run = async (name: keyof AstroIntegration['hooks'], given: object) => {
    const hook = hooks[name]
    if (typeof hook !== 'function') throw new Error(`sitemap: no ${name}`)
    await hook(given)
  }
  const report = (message: string) => {
    throw new Error(`sitemap: ${message}`)
  }
  const build = { format: 'file' }
  await run('astro:config:done', { config: { site: origin, base: '/', trailingSlash: 'never', build } })
  await run('astro:routes:resolved', { routes: [] })
  await run('astro:build:done', {
    dir: pathToFileURL(`${folder}/`),
    pages: [...pages.keys()].map((pathname) => ({ pathname })),
    logger: { info: () => undefined, warn: report, error: report },
  })
  return (await readdir(folder)).filter((name) => /^sitemap-.*\.xml$/.test(name))
}

/** What tells the integration which kind an address is of. A kind without pages has no file: an empty one is an error to search engines. */
function kindsOf(pages: ReadonlyMap<string, Page>) {
  const types = new Set([...pages.values()].map(({ type }) => type))
  return Object.fromEntries(
    Object.entries(sitemapKinds)
      .filter(([, type]) => types.has(type))
      .map(([kind, type]) => [
        kind,
        (item: SitemapItem) => (pageAt(pages, item.url)?.type === type ? item : undefined),
      ]),
  )
}
