export const ratesMicrocopy = [
  'rates.service',
  'rates.price',
  'rates.search',
  'rates.found',
  'rates.noneFound',
] as const

/** What the page of all rates adds. */
export const ratesPageMicrocopy = [
  'rates.searchAll',
  'rates.show',
  'rates.all',
  'rates.showAll',
  'rates.print',
] as const
