import type { Words } from '../../content/words.ts'

/** Words for what plans give and what is left of it. */
export const gainsMicrocopy = [
  'gains.DATA_IN_LT',
  'gains.DATA_OFF_PEAK',
  'gains.DATA_IN_EU',
  'gains.DATA_ABROAD',
  'gains.MINUTES',
  'gains.MESSAGES',
  'gains.unknown',
  'gains.zoneLT',
  'gains.zoneEU',
  'gains.zoneABROAD',
  'gains.CHAT',
  'gains.SOCIAL',
  'gains.MUSIC',
  'gains.VIDEO',
  'gains.MAPS',
  'gains.unknownApps',
  'gains.onlyFor',
  'gains.amountGB',
  'gains.amountMB',
  'gains.amountMIN',
  'gains.amountSMS',
  'gains.amountUnknown',
  'gains.unlimited',
  'gains.leftOf',
  'gains.usedUp',
  'gains.rolledOver',
] as const

export type GainsWords = Words<typeof gainsMicrocopy>

/** The same, with a table of every figure. */
export const gainTableMicrocopy = [
  ...gainsMicrocopy,
  'gains.table',
  'gains.what',
  'gains.zone',
  'gains.period',
  'gains.rollover',
  'gains.remaining',
  'gains.share',
] as const

export type GainTableWords = Words<typeof gainTableMicrocopy>
