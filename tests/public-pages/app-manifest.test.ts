import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { appManifest } from '../../src/content/app-manifest.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { languages } from '../../src/i18n/language.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'

let snapshot: Snapshot

beforeAll(async () => {
  snapshot = await embeddedSnapshot()
}, 60_000)

test.each(languages)('the app opens on pages that there are, and names them (%s)', (language) => {
  const site = snapshot[language]
  const { start_url, shortcuts, icons, lang } = appManifest(site, 'Uoga')
  expect(lang).toBe(language)
  const titles = new Map(site.pages.map(({ path, title }) => [path, title]))
  expect(titles.has(start_url)).toBe(true)
  expect(shortcuts.map(({ url, name }) => [name, titles.get(url)])).toSatisfy(
    (pairs: (readonly [string, string | undefined])[]) => pairs.every(([name, title]) => name === title),
  )
  expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(3)
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true)
})
