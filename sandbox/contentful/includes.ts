import * as v from 'valibot'
import { onWire, type View, type WireEntity } from './on-wire.ts'

const Link = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.picklist(['Entry', 'Asset']), id: v.string() }),
})
type Link = v.InferOutput<typeof Link>

/** What the fields of these entities link to, as many levels deep as asked, and the links that lead to nothing. */
export function includesOf(items: WireEntity[], depth: number, view: View) {
  const seen = new Set(items.map(({ sys }) => `${sys.type} ${sys.id}`))
  const includes: Record<'Entry' | 'Asset', WireEntity[]> = { Entry: [], Asset: [] }
  const errors: { sys: { id: string; type: string }; details: Link['sys'] }[] = []
  let level = items
  for (let left = depth; left > 0 && level.length > 0; left--) {
    const next: WireEntity[] = []
    for (const { sys } of level.flatMap(({ fields }) => linksIn(fields))) {
      const key = `${sys.linkType} ${sys.id}`
      if (seen.has(key)) continue
      seen.add(key)
      const linked = sys.linkType === 'Entry' ? view.space.entry(sys.id) : view.space.asset(sys.id)
      if (linked) {
        const entity = onWire(linked, view)
        includes[linked.type].push(entity)
        next.push(entity)
      } else {
        errors.push({ sys: { id: 'notResolvable', type: 'error' }, details: sys })
      }
    }
    level = next
  }
  return {
    ...(includes.Entry.length + includes.Asset.length > 0 && { includes }),
    ...(errors.length > 0 && { errors }),
  }
}

function linksIn(value: unknown): Link[] {
  const link = v.safeParse(Link, value)
  if (link.success) return [link.output]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}
