/** Words of a list of models; how the answers are called is the same wherever they are. */
export const phoneListMicrocopy = [
  'phones.yes',
  'phones.europe',
  'phones.some',
  'phones.no',
  'phones.install',
  'phones.source',
  'phones.asOf',
] as const
