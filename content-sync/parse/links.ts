import * as v from 'valibot'
import type { RawEntry } from '../mirror.ts'
import type { ValueType } from '../model/content-type.ts'
import type { EntryParser, EntryReader } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { pageTypes } from './page-types.ts'
import { describe, type Reading, readable, unreadable } from './reading.ts'

const Link = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.picklist(['Entry', 'Asset']), id: v.string() }),
})

/** The id that a raw value links to. */
export function linkedId(value: unknown, linkType: 'Entry' | 'Asset'): Reading<string> {
  if (v.is(Link, value) && value.sys.linkType === linkType) return readable(value.sys.id)
  return unreadable(`is ${describe(value)}, not a link to ${linkType === 'Entry' ? 'an entry' : 'a file'}`)
}

export const notPublished = (id: string) => unreadable(`links to "${id}", which is not published`)

/** One parser for each content type that a field may link to. */
export type EntryParsers<T> = Readonly<Record<string, EntryParser<T>>>

/**
 * The entry's variant on pages of Uoga Extra, where one exists. It is looked up for every page, so that a wrong link is
 * named even where no such page holds the entry.
 */
function inLine(entry: EntryReader): EntryReader {
  const found = entry.find('extraVariant')
  if (!found) return entry
  const id = linkedId(found.value, 'Entry')
  const raw = id.ok ? entry.edition.space.entry(id.value) : undefined
  const problem = id.ok ? variantProblem(entry, id.value, raw) : id.problem
  if (!raw || problem) {
    const { field, language } = found
    entry.report({
      severity: 'broken',
      field,
      language,
      message: problem ?? 'holds nothing that can be shown',
    })
    return entry
  }
  return entry.edition.isExtra ? entry.linked(raw) : entry
}

function variantProblem(entry: EntryReader, id: string, raw: RawEntry | undefined): string | undefined {
  if (!raw) return notPublished(id).problem
  if (entry.isWithin(id)) return circle(id)
  const contentType = raw.sys.contentType.sys.id
  if (contentType !== entry.contentType)
    return `links to ${contentType} "${id}", not to a ${entry.contentType}`
  return undefined
}

/** The link to a variant; `inLine` reads it where an entry is followed. */
export const variantLink = (contentType: string): Kind<never> => ({
  model: toOneOf([contentType]),
  read: () => unreadable(),
})

const circle = (id: string) => `links to "${id}", which holds this entry: a circle`

function follow<T>(
  entry: EntryReader,
  value: unknown,
  parsers: EntryParsers<T>,
  otherwise?: EntryParser<T>,
): Reading<T> {
  const id = linkedId(value, 'Entry')
  if (!id.ok) return id
  const raw = entry.edition.space.entry(id.value)
  if (!raw) return notPublished(id.value)
  if (entry.isWithin(id.value)) return unreadable(circle(id.value))
  const contentType = raw.sys.contentType.sys.id
  const parser = Object.hasOwn(parsers, contentType) ? parsers[contentType] : otherwise
  if (!parser) {
    return unreadable(`links to ${contentType} "${id.value}", not to a ${Object.keys(parsers).join(' or ')}`)
  }
  const parsed = parser(inLine(entry.linked(raw)))
  return parsed === undefined ? unreadable() : readable(parsed)
}

const toOneOf = (linkContentType: readonly string[]): ValueType => ({
  type: 'Link',
  localized: false,
  linkType: 'Entry',
  validations: [{ linkContentType: [...linkContentType] }],
})

/** A link to an entry of one of these types. */
export const link = <T>(parsers: EntryParsers<T>): Kind<T> => ({
  model: toOneOf(Object.keys(parsers)),
  read: ({ entry, value }) => follow(entry, value, parsers),
})

/**
 * Links in their order. What can't be shown is left out of the list; a list of which nothing is left can't be read.
 * `otherwise` parses an entry of any other type.
 */
export const links = <T>(parsers: EntryParsers<T>, otherwise?: EntryParser<T>): Kind<T[]> => ({
  model: {
    type: 'Array',
    localized: false,
    validations: [],
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: Object.keys(parsers) }],
    },
  },
  read: ({ entry, field, language, value }) => {
    if (!Array.isArray(value)) return unreadable(`is ${describe(value)}, not a list of links`)
    const items = value.flatMap((item: unknown) => {
      const reading = follow(entry, item, parsers, otherwise)
      if (reading.ok) return [reading.value]
      if (reading.problem) entry.report({ severity: 'broken', field, language, message: reading.problem })
      return []
    })
    return items.length > 0 ? readable(items) : unreadable()
  },
})

/** A link to a page, as that page's path in the language that is being made. */
export const pagePath: Kind<string> = {
  model: toOneOf(pageTypes),
  read: ({ entry, value }) => {
    const { space, pagePaths, language } = entry.edition
    const id = linkedId(value, 'Entry')
    if (!id.ok) return id
    const raw = space.entry(id.value)
    if (!raw) return notPublished(id.value)
    const paths = pagePaths.get(id.value)
    if (paths) return readable(paths[language])
    return unreadable(`links to ${raw.sys.contentType.sys.id} "${id.value}", not to a page with an address`)
  },
}
