/** Words of the page on which a model is looked for. */
export const phonesMicrocopy = [
  'phones.field',
  'phones.foundList',
  'phones.hint',
  'phones.thisPhone',
  'phones.isIphone',
  'phones.isUnknown',
  'phones.found',
  'phones.none',
  'phones.failed',
  'phones.makers',
  'phones.orderEsim',
  'phones.orderSim',
  'phones.otherNames',
] as const
