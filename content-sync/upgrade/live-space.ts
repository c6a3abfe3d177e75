import * as v from 'valibot'
import { RawEntry } from '../mirror.ts'
import { Control, LiveType } from './live-type.ts'
import type { ManagementClient } from './management-client.ts'

const Versions = v.looseObject({
  id: v.string(),
  version: v.number(),
  publishedVersion: v.optional(v.number()),
  archivedVersion: v.optional(v.number()),
})
const Item = v.looseObject({ sys: Versions })
export const Draft = v.intersect([Item, RawEntry])

/** An entry as its editors have it, and the fields of what is published of it. */
export interface LiveEntry {
  draft: v.InferOutput<typeof Draft>
  published?: RawEntry['fields']
}

const StoredType = v.object({ sys: Versions, ...LiveType.entries })
const StoredInterface = v.looseObject({
  sys: v.object({ version: v.number(), contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
  controls: v.optional(v.array(Control), []),
})
const StoredLocale = v.object({ code: v.string(), default: v.boolean() })

/** A space as editors see it: drafts, and what is published of them. */
export interface LiveSpace {
  types: ReadonlyMap<string, v.InferOutput<typeof StoredType>>
  interfaces: ReadonlyMap<string, v.InferOutput<typeof StoredInterface>>
  locales: v.InferOutput<typeof StoredLocale>[]
  entries: ReadonlyMap<string, LiveEntry>
  assets: ReadonlyMap<string, v.InferOutput<typeof Item>>
}

/** An answer of Contentful's is 7 MB at most. */
const pageSize = 100

export async function readLiveSpace(client: ManagementClient): Promise<LiveSpace> {
  async function all<T extends v.GenericSchema>(path: string, schema: T): Promise<v.InferOutput<T>[]> {
    const Page = v.object({ total: v.number(), items: v.array(schema) })
    const items: v.InferOutput<T>[] = []
    for (;;) {
      const query = `?limit=${pageSize}&skip=${items.length}&order=sys.id`
      const page = v.parse(Page, await client.send('GET', path + query))
      items.push(...page.items)
      if (page.items.length === 0 || items.length >= page.total) return items
    }
  }
  const byId = <T extends { sys: { id: string } }>(items: T[]) =>
    new Map(items.map((item) => [item.sys.id, item]))
  const interfaces = await all('editor_interfaces', StoredInterface)
  const published = byId(await all('public/entries', RawEntry))
  const drafts = await all('entries', Draft)
  return {
    types: byId(await all('content_types', StoredType)),
    interfaces: new Map(interfaces.map((one) => [one.sys.contentType.sys.id, one])),
    locales: await all('locales', StoredLocale),
    entries: new Map(
      drafts.map((draft) => [draft.sys.id, { draft, published: published.get(draft.sys.id)?.fields }]),
    ),
    assets: byId(await all('assets', Item)),
  }
}
