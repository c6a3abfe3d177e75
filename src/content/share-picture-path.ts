import type { Page } from './page.ts'

/** Where the picture stands that is shown with a shared page; pages that search engines leave out share one. */
export const sharePicturePath = ({ path, noIndex }: Page): string =>
  noIndex ? '/share.png' : `/share${path === '/' ? '/home' : path}.png`
