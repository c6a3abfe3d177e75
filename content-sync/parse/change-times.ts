import type { Page } from '../../src/content/page.ts'
import { embeddedSpace, type Mirror } from '../mirror.ts'
import { entryOfPage } from './made-pages.ts'

/**
 * When each page's own entry, or the one that it is made of, was last published, by the page's id. The embedded content has
 * no such times: its stand-in makes them up when it is started, and a search engine that is given wrong ones believes none.
 */
export const changeTimes = (mirror: Mirror, pages: readonly Page[]): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap(({ id }) => {
      const changed = publishedAt(mirror, id) ?? publishedAt(mirror, entryOfPage(id))
      return changed ? [[id, changed] as const] : []
    }),
  )

/** When an entry was last published, an ISO instant; undefined where that isn't known. */
export const publishedAt = ({ space, entries }: Mirror, id: string): string | undefined =>
  (space !== embeddedSpace && entries[id]?.sys.updatedAt) || undefined
