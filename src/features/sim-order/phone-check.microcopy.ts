/** Words of the check of a phone within an order. */
export const phoneCheckMicrocopy = [
  'phones.field',
  'phones.hint',
  'phones.foundList',
  'phones.thisPhone',
  'phones.isIphone',
  'phones.isUnknown',
  'phones.none',
  'phones.found',
  'phones.mine',
  'phones.yes',
  'phones.europe',
  'phones.some',
  'phones.no',
  'phones.otherNames',
] as const
