import type { Page } from './page.ts'

/** What a page is called is drawn for pages that search engines list, and never where the operator has to say it first. */
export const hasSharePicture = ({ type, noIndex }: Pick<Page, 'type' | 'noIndex'>): boolean =>
  !noIndex && type !== 'genericStatusPage' && type !== 'successfulPaymentPage'

/** Where the picture is that is shown with a shared page; the others share one. */
export const sharePicturePath = (page: Pick<Page, 'path' | 'type' | 'noIndex'>): string =>
  hasSharePicture(page) ? `/share${page.path === '/' ? '/home' : page.path}.png` : '/share.png'
