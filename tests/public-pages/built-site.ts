import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { releaseFolders } from '../../hosting/release.ts'
import type { Page } from '../../src/content/page.ts'
import { Snapshot } from '../../src/content/snapshot.ts'
import { type Language, languages } from '../../src/i18n/language.ts'

export interface BuiltPage {
  /** The same in every language. */
  id: string
  path: string
  language: Language
  /** A visitor who isn't signed in sees what is on it. */
  isPublic: boolean
}

/** Every page of the content, as the build that is under test had it; read inside a test, once the site is built. */
export function builtPages(): BuiltPage[] {
  const site = v.parse(Snapshot, JSON.parse(readFileSync('.data/test/content/snapshot.json', 'utf8')))
  return languages.flatMap((language) => site[language].pages.map((page) => describe(page, language)))
}

const describe = (page: Page, language: Language): BuiltPage => ({
  id: page.id,
  path: page.path,
  language,
  isPublic: !htmlOf(page.path).includes(' data-gate'),
})

/** The page's HTML as it was built. */
export const htmlOf = (path: string): string =>
  readFileSync(join(releaseFolders(process.cwd()).current, `${path === '/' ? '/index' : path}.html`), 'utf8')
