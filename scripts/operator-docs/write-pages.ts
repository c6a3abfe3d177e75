import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexPage } from './index-page.ts'
import { documentNames, referencePage } from './reference-page.ts'

/** Writes the pages into a folder, to be opened from there. */
export async function writePages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    indexPage((name) => `${name}.html`),
  )
  for (const name of documentNames) writeFileSync(join(folder, `${name}.html`), await referencePage(name))
}
