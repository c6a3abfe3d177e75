import * as v from 'valibot'
import type { RawEntry } from '../mirror.ts'

const Link = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.picklist(['Entry', 'Asset']), id: v.string() }),
})
type Link = v.InferOutput<typeof Link>['sys']

/** A node of a formatted text that links to an entry or a file. */
const LinkNode = v.looseObject({
  nodeType: v.string(),
  data: v.object({ target: Link }),
  content: v.array(v.unknown()),
})
const List = v.array(v.unknown())
const Parts = v.record(v.string(), v.unknown())

/** Everything that a value links to. */
export function linksOf(value: unknown): Link[] {
  if (v.is(Link, value)) return [value.sys]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksOf) : []
}

/** An entry's fields without the links that lead nowhere; of a link in a text its words stay. */
export function withoutLinks(
  fields: RawEntry['fields'],
  leadsSomewhere: (link: Link) => boolean,
): RawEntry['fields'] {
  /** What is in the place of a value: itself, nothing, or several nodes. */
  const kept = (value: unknown): unknown[] => {
    if (v.is(Link, value)) return leadsSomewhere(value.sys) ? [value] : []
    if (v.is(LinkNode, value) && !leadsSomewhere(value.data.target.sys)) return value.content
    if (v.is(List, value)) return [value.flatMap(kept)]
    if (!v.is(Parts, value)) return [value]
    return [
      Object.fromEntries(
        Object.entries(value).flatMap(([name, part]) => kept(part).map((one) => [name, one])),
      ),
    ]
  }
  return Object.fromEntries(
    Object.entries(fields).map(([field, values]) => [
      field,
      Object.fromEntries(
        Object.entries(values).flatMap(([locale, value]) => kept(value).map((one) => [locale, one] as const)),
      ),
    ]),
  )
}
