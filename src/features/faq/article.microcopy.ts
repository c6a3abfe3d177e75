/** What content-sync makes the title of a question's page of. */
export const articleTitleMicrocopy = ['article.seoTitle'] as const

export const articleMicrocopy = [
  'article.helped',
  'article.yes',
  'article.no',
  'article.thanks',
  'article.sorry',
  'article.askUs',
  'article.related',
  'article.all',
  'article.open',
] as const
