import { inEveryLanguage, type Language, languageOf, languages, pathOf } from '../../src/i18n/language.ts'
import type { RawEntry } from '../mirror.ts'
import { EntryReader, type PagePaths } from './entry-reader.ts'
import { type FieldReader, type Kind, optional, required } from './fields.ts'
import { checkedBy, line, matching, writtenLike } from './kinds.ts'
import { describe, unreadable } from './reading.ts'
import type { Space } from './space.ts'

/** First segments that other servers, other languages or files of this site answer. */
const reservedFirst = [
  'api',
  'media',
  '_astro',
  ...languages,
  '404',
  'index',
  'sandbox',
  'switches',
  'editors',
  'webhooks',
  'reports',
  'telemetry',
  'health',
  'operations',
  'gallery',
]
/** Slugs that are only the first segment of other pages' paths. */
const reservedAlone = ['mano', 'extra']
/** Pages whose address is the same in every language; their slug may be left empty. */
const fixedSlugs: ReadonlyMap<string, string> = new Map([
  ['homePage', ''],
  ['notFoundPage', '404'],
])

const pattern = /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const slugWords = 'small Latin letters and digits, parted by single hyphens and slashes'
const wellFormed = matching(line, pattern, slugWords)

const isReserved = (slug: string): boolean =>
  reservedAlone.includes(slug) ||
  reservedFirst.some((first) => slug === first || slug.startsWith(`${first}/`))

const slug: Kind<string> = {
  ...wellFormed,
  read: (found) => {
    const reading = wellFormed.read(found)
    if (!reading.ok || !isReserved(reading.value)) return reading
    return unreadable(`is ${describe(reading.value)}, which is reserved`)
  },
}

/** What Contentful takes: what is reserved is refused there too, but for the address of the error page. */
const notReserved = [
  ...reservedFirst.filter((first) => first !== '404').map((first) => `${first}(?:/|$)`),
  ...reservedAlone.map((alone) => `${alone}$`),
].join('|')
const slugModel = checkedBy(
  writtenLike(
    line,
    new RegExp(`^(?!${notReserved})${pattern.source.slice(1)}`),
    `Write ${slugWords}. Taken by the site itself: ${[...reservedFirst, ...reservedAlone].join(', ')}.`,
  ),
  { unique: true },
)

/** Contentful can't say that all pages but two need one. It knows other pages of the same type alone, so the parser asks for all. */
export const slugField: FieldReader<string> = {
  model: optional(
    slugModel,
    'Slug',
    'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  ).model,
  read: required(slug).read,
}

/** Whether an address could be a page's: `/kainos`, `/en/prices`. */
export function isPageAddress(address: string): boolean {
  const language = languageOf(address)
  const path = address.slice(pathOf(language, '').length).replace(/^\//, '')
  return pathOf(language, path) === address && pattern.test(path) && !isReserved(path)
}

/** The address of a page that is at the same place in every language, whatever its slug says. */
function fixedPath(entry: EntryReader, fixed: string): string | undefined {
  const path = pathOf(entry.edition.language, fixed)
  const found = entry.find('slug')
  if (!found || found.value === fixed) return path
  const message = `is ${describe(found.value)}, but the slug of a ${entry.contentType} is ${describe(fixed)}`
  entry.report({ severity: 'fatal', field: 'slug', language: found.language, message })
  return undefined
}

function ownPath(entry: EntryReader, taken: Map<string, EntryReader>): string | undefined {
  const { language } = entry.edition
  const reading = slugField.read(entry, 'slug')
  if (!reading.ok) return undefined
  const path = pathOf(language, reading.value)
  const owner = taken.get(path)
  if (!owner) {
    taken.set(path, entry)
    return path
  }
  const message = `is taken: ${owner.contentType} "${owner.id}" is at ${path}, too`
  entry.report({ severity: 'fatal', field: 'slug', language, message })
  return undefined
}

/** The paths of these page entries. One whose slug is wrong, or taken, in one of the languages has none. */
export function readPagePaths(space: Space, pages: readonly RawEntry[]): PagePaths {
  const taken = new Map<string, EntryReader>()

  const pathIn = (language: Language, raw: RawEntry): string | undefined => {
    const entry = new EntryReader({ space, language, isExtra: false, pagePaths: new Map() }, raw, 'fatal')
    const fixed = fixedSlugs.get(entry.contentType)
    return fixed === undefined ? ownPath(entry, taken) : fixedPath(entry, fixed)
  }

  return new Map(
    pages.flatMap((raw) => {
      const paths = inEveryLanguage((language) => pathIn(language, raw))
      return paths ? [[raw.sys.id, paths] as const] : []
    }),
  )
}
