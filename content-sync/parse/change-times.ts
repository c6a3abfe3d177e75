import type { Page } from '../../src/content/page.ts'
import { embeddedSpace, type Mirror } from '../mirror.ts'
import { entryOfPage } from './made-pages.ts'

/**
 * When each page's own entry, or the one that it is made of, was last published, by the page's id. The embedded content has
 * no such times: its stand-in makes them up when it is started, and a search engine that is given wrong ones believes none.
 */
export function changeTimes({ space, entries }: Mirror, pages: readonly Page[]): Record<string, string> {
  if (space === embeddedSpace) return {}
  return Object.fromEntries(
    pages.flatMap(({ id }) => {
      const changed = (entries[id] ?? entries[entryOfPage(id)])?.sys.updatedAt
      return changed ? [[id, changed] as const] : []
    }),
  )
}
