import type { Page } from './page.ts'

// Why: docs/decisions/0132-a-share-picture-for-each-made-page.md
/** What a page is called is drawn for pages that search engines list, and never where the operator has to say it first. */
export const hasSharePicture = (page: Pick<Page, 'type' | 'noIndex'>): boolean =>
  !page.noIndex && page.type !== 'genericStatusPage' && page.type !== 'successfulPaymentPage'

/** Where the picture is that is shown with a shared page. */
export const sharePicturePath = (page: Pick<Page, 'path' | 'type' | 'noIndex'>): string =>
  hasSharePicture(page) ? `/share${page.path === '/' ? '/home' : page.path}.png` : '/share.png'
