export const cookieListMicrocopy = [
  'cookieList.name',
  'cookieList.provider',
  'cookieList.purpose',
  'cookieList.duration',
] as const
