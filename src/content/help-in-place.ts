import { isSelfServicePath } from '../i18n/language.ts'
import type { BlockOf } from './block.ts'
import { topUpPath } from './find-page.ts'
import { pagesOfType } from './page-index.ts'
import type { Site } from './snapshot.ts'

/** More would be a page of help of its own. */
const mostQuestions = 3

/** Whether a FAQ is short on the page at a path: ways to help's pages at its foot, in self-service and where customers top up. */
export const isHelpInPlace = (path: string, site: Site): boolean =>
  isSelfServicePath(path) || path === topUpPath(site, false)

/** The first questions of a FAQ that have a page in help, and their paths; what help doesn't have is left out. */
export function helpInPlace(
  { items }: Pick<BlockOf<'faq'>, 'items'>,
  site: Site,
): { question: string; path: string }[] {
  const paths = new Map(pagesOfType(site, 'articlePage').map(({ item, path }) => [item.id, path]))
  return items
    .flatMap(({ id, question }) => {
      const path = paths.get(id)
      return path === undefined ? [] : [{ question, path }]
    })
    .slice(0, mostQuestions)
}
