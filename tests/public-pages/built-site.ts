import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePathOf } from '../../hosting/page-path.ts'
import { releaseFolders } from '../../hosting/release.ts'
import type { Page } from '../../src/content/page.ts'
import { parseSnapshot } from '../../src/content/read-snapshot.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { type Language, languages } from '../../src/i18n/language.ts'

export interface BuiltPage {
  /** The same in every language. */
  id: string
  path: string
  language: Language
  /** A visitor who isn't signed in sees what is on it. */
  isPublic: boolean
  /** Of many pages with one template only some are opened in a browser. */
  isOpened: boolean
}

/** Countries of each zone, the longest name and the shortest among them. */
const openedCountries = ['AE', 'BA', 'ES', 'PE', 'RU', 'TR']
const openedArticles = ['esim-install', 'internet', 'not-enough']

function isOpened(page: Page): boolean {
  if (page.type === 'countryPage') return openedCountries.includes(page.countryCode)
  return page.type !== 'articlePage' || openedArticles.includes(page.item.uniqueKey)
}

let snapshot: Snapshot | undefined

/** Every page of a language's content, as the build that is under test had it; read inside a test, once the site is built. */
export function builtContent(language: Language): Page[] {
  snapshot ??= parseSnapshot('.data/test/content/snapshot.json')
  return snapshot[language].pages
}

/** What a test needs of them, in every language. */
export const builtPages = (): BuiltPage[] =>
  languages.flatMap((language) => builtContent(language).map((page) => describe(page, language)))

const describe = (page: Page, language: Language): BuiltPage => ({
  id: page.id,
  path: page.path,
  language,
  isPublic: !htmlOf(page.path).includes(' data-gate'),
  isOpened: isOpened(page),
})

const site = () => releaseFolders(process.cwd()).current

/** The page's HTML as it was built. */
export const htmlOf = (path: string): string => builtFile(`${path === '/' ? '/index' : path}.html`)

/** A text file of the build by its address. */
export const builtFile = (address: string): string => readFileSync(join(site(), address), 'utf8')

/** A picture of the build by its address. */
export const builtPicture = (address: string): Buffer => readFileSync(join(site(), address))

/** Whether the build has a page or a file at an address. */
export const exists = (address: string): boolean =>
  ['', '.html', '/index.html'].some(
    (end) => existsSync(join(site(), address.slice(1) + end)) && (end || /\.\w+$/.test(address)),
  )

/** The paths of all pages that were built, whether the content names them or not. */
export const builtPaths = (): string[] =>
  globSync('**/*.html', { cwd: site() }).flatMap((file) => pagePathOf(file.replaceAll('\\', '/')) ?? [])
