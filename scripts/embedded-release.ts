import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Release } from '../content-sync/upgrade/release.ts'
import { embeddedSpaceFolder } from '../sandbox/contentful/embedded-space.ts'
import { readSpace } from '../sandbox/contentful/read-space.ts'
import { entriesOf, microcopyKeys } from './site-needs.ts'

const Package = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }))

/** All that this release brings along for a live space. */
export async function embeddedRelease(): Promise<Release> {
  const content = await readSpace(embeddedSpaceFolder)
  const { version } = v.parse(Package, await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return {
    version,
    entries: entriesOf(content),
    pictures: content.assets,
    microcopyKeys: await microcopyKeys(),
  }
}
