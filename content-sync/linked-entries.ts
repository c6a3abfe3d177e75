import type { Mirror, RawEntry } from './mirror.ts'
import { linkedId } from './parse/links.ts'
import { pageTypes } from './parse/page-types.ts'

export type Entries = Mirror['entries']

export const isPage = ({ sys }: RawEntry) => pageTypes.includes(sys.contentType.sys.id)

/** The entries that one links to, through others too. A page that is linked to is among them, without what it links to. */
export function reachedFrom(id: string, entries: Entries): string[] {
  const reached = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const linked of linksIn(entries[next]?.fields)) {
      const entry = entries[linked]
      if (!entry || reached.has(linked)) continue
      reached.add(linked)
      if (!isPage(entry)) open.push(linked)
    }
  }
  return [...reached]
}

/** The ids of entries that a value links to, wherever in it. */
export function linksIn(value: unknown): string[] {
  const link = linkedId(value, 'Entry')
  if (link.ok) return [link.value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}
