import type { Page } from '../../src/content/page.ts'
import type { Site, Snapshot } from '../../src/content/snapshot.ts'
import type { Language } from '../../src/i18n/language.ts'
import type { Mirror } from '../mirror.ts'
import type { Problem } from '../problem.ts'
import { type Edition, type EntryParser, EntryReader } from './entry-reader.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { microcopy } from './microcopy.ts'
import { readPagePaths } from './page-paths.ts'
import { pageParsers } from './pages.ts'
import { Space } from './space.ts'

/** Content types of which a site has exactly one entry. */
const single = ['homePage', 'notFoundPage', 'header', 'footer']

function checkSingles(space: Space): void {
  for (const contentType of single) {
    const [first, ...others] = space.ofType(contentType)
    const named = { severity: 'fatal', contentType } as const
    if (!first)
      space.problems.add({ ...named, entry: '', message: 'none is published, and a site needs one' })
    for (const { sys } of others) {
      space.problems.add({
        ...named,
        entry: sys.id,
        message: `is one too many: there is "${first?.sys.id}" already`,
      })
    }
  }
}

/** Every entry of a content type that can be read. */
function parseAll<T>(
  edition: Edition,
  contentType: string,
  parser: EntryParser<T>,
  severity: 'fatal' | 'broken',
): T[] {
  return edition.space
    .ofType(contentType)
    .map((raw) => parser(new EntryReader(edition, raw, severity)))
    .filter((parsed) => parsed !== undefined)
}

function parseSite(edition: Edition): Site | undefined {
  const parsers = Object.entries<EntryParser<Page>>(pageParsers)
  const pages = parsers.flatMap(([contentType, parser]) => parseAll(edition, contentType, parser, 'fatal'))
  const [siteHeader] = parseAll(edition, 'header', header, 'fatal')
  const [siteFooter] = parseAll(edition, 'footer', footer, 'fatal')
  const words = parseAll(edition, 'microcopy', microcopy, 'broken')
  if (!siteHeader || !siteFooter) return undefined
  return {
    language: edition.language,
    pages,
    header: siteHeader,
    footer: siteFooter,
    microcopy: Object.fromEntries(words.map(({ key, value }) => [key, value])),
  }
}

/**
 * Raw content as the domain types that the build reads, once per language, and everything that is wrong with it.
 * Throws on no content; the snapshot is undefined where a problem is fatal.
 */
export function parseMirror(mirror: Mirror): { snapshot: Snapshot | undefined; problems: Problem[] } {
  const space = new Space(mirror)
  checkSingles(space)
  const pagePaths = readPagePaths(
    space,
    Object.keys(pageParsers).flatMap((contentType) => space.ofType(contentType)),
  )
  const siteIn = (language: Language) => parseSite({ space, language, pagePaths })
  const [lt, en, ru] = [siteIn('lt'), siteIn('en'), siteIn('ru')]
  const problems = space.problems.all
  const isFatal = problems.some(({ severity }) => severity === 'fatal')
  return { snapshot: lt && en && ru && !isFatal ? { lt, en, ru } : undefined, problems }
}
