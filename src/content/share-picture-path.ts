import type { Page } from './page.ts'

/** What a page is called is drawn for pages that search engines list, and never where the operator has to say it first. */
export const hasSharePicture = (page: Pick<Page, 'type' | 'noIndex'>): boolean =>
  !page.noIndex &&
  page.type !== 'genericStatusPage' &&
  page.type !== 'successfulPaymentPage' &&
  !('parent' in page)

/** Where the picture is that is shown with a shared page. A made page shares its parent's: each costs 100 ms of a build. */
export function sharePicturePath(page: Pick<Page, 'path' | 'type' | 'noIndex'>): string {
  if ('parent' in page && isParent(page.parent)) return pictureOf(page.parent.path)
  return hasSharePicture(page) ? pictureOf(page.path) : '/share.png'
}

const pictureOf = (path: string) => `/share${path === '/' ? '/home' : path}.png`

const isParent = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value
