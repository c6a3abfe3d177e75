/** The heads of the tables' columns. */
export const cookieColumns = [
  'cookieList.name',
  'cookieList.provider',
  'cookieList.purpose',
  'cookieList.duration',
] as const

export const cookieListMicrocopy = [...cookieColumns, 'cookieList.licences'] as const
