import { isPage, linksIn } from '../../content-sync/linked-entries.ts'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import { inEveryLanguage, type Language } from '../../src/i18n/language.ts'
import type { EntrySource } from '../contentful/read-entry.ts'
import type { Loaded } from './edited-space.ts'

/** An entry in a list; `depth` is how far below its page it is. */
export interface Listed {
  id: string
  title: string
  typeName: string
  depth: number
}

/** The words by which an editor knows an entry: in Lithuanian where they are translated. */
export function titleOf({ id, values, contentType: { displayField } }: EntrySource): string {
  const said = values[displayField]
  if (typeof said === 'string') return said
  const lt = typeof said === 'object' && said !== null && 'lt' in said ? said.lt : undefined
  return typeof lt === 'string' ? lt : id
}

const listed = (source: EntrySource, depth = 0): Listed => ({
  id: source.id,
  title: titleOf(source),
  typeName: source.contentType.name,
  depth,
})

export const typesOf = ({ sources }: Loaded): { id: string; name: string; entries: number }[] =>
  contentTypes
    .map(({ id, name }) => ({
      id,
      name,
      entries: [...sources.values()].filter((source) => source.contentType.id === id).length,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

export const pagesOf = ({ sources, mirror }: Loaded): Listed[] =>
  [...sources.values()]
    .filter(({ id }) => mirror.entries[id] && isPage(mirror.entries[id]))
    .map((source) => listed(source))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'lt'))

/** The address of a page in each language; undefined for what is no page. */
export function pathsOf({ snapshot }: Loaded, id: string): Record<Language, string> | undefined {
  return inEveryLanguage((language) => snapshot?.[language].pages.find((page) => page.id === id)?.path)
}

/** A page and what it is made of, from top to bottom; other pages that it links to are not among it. */
export function entriesOfPage({ sources, mirror }: Loaded, page: string): Listed[] {
  const found = new Map<string, Listed>()
  const add = (id: string, depth: number): void => {
    const source = sources.get(id)
    const entry = mirror.entries[id]
    if (!source || !entry || found.has(id) || (depth > 0 && isPage(entry))) return
    found.set(id, listed(source, depth))
    for (const linked of linksIn(entry.fields)) add(linked, depth + 1)
  }
  add(page, 0)
  return [...found.values()]
}

/** The entries that link to one themselves: the list that a question is in, the card that a button is on. */
export const linkedFrom = ({ sources, mirror }: Loaded, id: string): Listed[] =>
  [...sources.values()]
    .filter((source) => linksIn(mirror.entries[source.id]?.fields).includes(id))
    .map((source) => listed(source))

const pagesByPart = new WeakMap<Loaded, ReadonlyMap<string, Listed[]>>()

/** The pages that show an entry, itself first where it is one. */
export function pagesWith(loaded: Loaded, id: string): Listed[] {
  const byPart = pagesByPart.get(loaded) ?? partsOfPages(loaded)
  pagesByPart.set(loaded, byPart)
  return (byPart.get(id) ?? []).toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

function partsOfPages(loaded: Loaded): ReadonlyMap<string, Listed[]> {
  const byPart = new Map<string, Listed[]>()
  for (const page of pagesOf(loaded).filter(({ id }) => pathsOf(loaded, id))) {
    for (const { id } of entriesOfPage(loaded, page.id)) byPart.set(id, [...(byPart.get(id) ?? []), page])
  }
  return byPart
}

/** Entries with all of these words, in whatever field, language or name of their type; those that have them in the title first. */
export function search(
  { sources }: Loaded,
  { words, type }: { words: string; type: string | undefined },
): Listed[] {
  const wanted = words.toLocaleLowerCase('lt').split(/\s+/).filter(Boolean)
  const hasAll = (text: string, before = '') => {
    const inLowerCase = `${before}${text.toLocaleLowerCase('lt')}`
    return wanted.every((word) => inLowerCase.includes(`${before}${word}`))
  }
  /** Words of the title begin with them. */
  const isTitled = ({ title, typeName }: Listed) => hasAll(`${title} ${typeName}`, ' ')
  return [...sources.values()]
    .filter((source) => type === undefined || source.contentType.id === type)
    .filter((source) => hasAll(`${source.id} ${source.contentType.name} ${JSON.stringify(source.values)}`))
    .map((source) => listed(source))
    .toSorted((one, other) => Number(isTitled(other)) - Number(isTitled(one)))
}
