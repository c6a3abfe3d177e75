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
  const { start_url, shortcuts, icons, lang, description } = appManifest(site, 'Uoga')
  expect(lang).toBe(language)
  expect(description).toBeTruthy()
  const titles = new Map(site.pages.map(({ path, title }) => [path, title]))
  expect(titles.has(start_url)).toBe(true)
  expect(shortcuts.map(({ url, name }) => [name, titles.get(url)])).toSatisfy(
    (pairs: (readonly [string, string | undefined])[]) => pairs.every(([name, title]) => name === title),
  )
  expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(3)
  // A system cuts some icons to its own shape, and shows others as they are.
  expect(icons.filter((icon) => 'purpose' in icon)).toHaveLength(2)
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true)
})
