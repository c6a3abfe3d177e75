/** Words of the search; `{number}` is how many places were found. */
export const searchMicrocopy = [
  'search.open',
  'search.title',
  'search.label',
  'search.hint',
  'search.close',
  'search.found',
  'search.nothing',
  'search.failed',
] as const
