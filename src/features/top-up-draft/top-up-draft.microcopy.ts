/** Words of a top-up's number and sum. */
export const topUpDraftMicrocopy = [
  'topUp.phone',
  'topUp.phoneHint',
  'topUp.phoneMissing',
  'topUp.phoneInvalid',
  'topUp.phoneNotOurs',
  'topUp.phoneBlocked',
  'topUp.phoneOtherLine',
  'topUp.phoneUnknown',
  'topUp.sum',
  'topUp.otherSum',
  'topUp.ownSum',
  'topUp.ownSumHint',
  'topUp.sumMissing',
  'topUp.sumInvalid',
  'topUp.sumTooSmall',
  'topUp.sumTooLarge',
] as const
export type TopUpDraftWords = Readonly<Record<(typeof topUpDraftMicrocopy)[number], string>>
