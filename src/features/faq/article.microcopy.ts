/** `article.seoTitle` is what content-sync makes a page's title of. */
export const articleMicrocopy = [
  'article.seoTitle',
  'article.helped',
  'article.yes',
  'article.no',
  'article.thanks',
  'article.sorry',
  'article.askUs',
  'article.related',
  'article.all',
  'article.open',
  'article.checkedOn',
] as const
