export const ratesMicrocopy = [
  'rates.service',
  'rates.price',
  'rates.search',
  'rates.found',
  'rates.noneFound',
] as const
