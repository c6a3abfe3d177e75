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

/** Words of the search's own page. */
export const searchPageMicrocopy = [
  'search.open',
  'search.title',
  'search.hint',
  'search.found',
  'search.nothing',
  'search.failed',
  'search.needsScript',
] as const

/** Words of what is found, when its index is built: answers, kinds, and by which words things are found beside their own. */
export const searchIndexMicrocopy = [
  'search.words',
  'search.countryWords',
  'search.planWords',
  'search.phoneWords',
  'search.emptyWords',
  'search.kindCountry',
  'search.kindPlan',
  'search.kindPhone',
  'search.kindQuestion',
  'search.kindAction',
  'search.kindPage',
  'search.planAnswer',
  'search.countryHome',
  'search.countryPack',
  'search.countryPrices',
  'roaming.otherNames',
  'phones.otherNames',
  'phones.yes',
  'phones.europe',
  'phones.some',
  'phones.no',
] as const
