import * as v from 'valibot'
import type { RawEntry } from '../mirror.ts'
import { linksOf } from './links-to.ts'

/** What an editor's page gets of a release; everything else of it stays. */
export interface PageChange {
  contentType: string
  page: string
  /** Links at the end of a list. */
  parts: { field: string; part: string }[]
  /** The address where code looks for the page; those that it had lead there. */
  address?: { slug: Record<string, unknown>; earlier: string[] }
}

type Fields = RawEntry['fields']

const List = v.optional(v.array(v.unknown()), [])
const Addresses = v.optional(v.string(), '')

/** The page's fields after the change; the same where it has been made already. */
export function changedPage(fields: Fields, { parts, address }: PageChange): Fields {
  const changed = { ...fields }
  for (const { field, part } of parts) {
    if (linksOf(changed[field]?.lt).some(({ id }) => id === part)) continue
    const link = { sys: { type: 'Link', linkType: 'Entry', id: part } }
    changed[field] = { ...changed[field], lt: [...v.parse(List, changed[field]?.lt), link] }
  }
  if (address) {
    const known = v.parse(Addresses, fields.earlierAddresses?.lt).split(/\s+/).filter(Boolean)
    changed.slug = address.slug
    changed.earlierAddresses = { lt: [...new Set([...known, ...address.earlier])].join(' ') }
  }
  return changed
}

/** The change in words. */
export const changeWords = ({ contentType, page, parts, address }: PageChange): string =>
  [
    `${contentType} "${page}":`,
    [
      ...parts.map(({ field, part }) => `"${part}" is added to ${field}`),
      ...(address
        ? [`moves to ${Object.values(address.slug).join(', ')}; earlier addresses lead there`]
        : []),
    ].join(', '),
  ].join(' ')
