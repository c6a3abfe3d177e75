import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the top-up form. */
export const topUpMicrocopy = [
  'errorSummary.title',
  'document.errorPrefix',
  'topUp.phone',
  'topUp.phoneHint',
  'topUp.phoneMissing',
  'topUp.phoneInvalid',
  'topUp.phoneNotOurs',
  'topUp.phoneBlocked',
  'topUp.phoneOtherLine',
  'topUp.sum',
  'topUp.otherSum',
  'topUp.ownSum',
  'topUp.ownSumHint',
  'topUp.sumMissing',
  'topUp.sumInvalid',
  'topUp.sumTooSmall',
  'topUp.sumTooLarge',
  'topUp.method',
  'topUp.card',
  'topUp.cardDescription',
  'topUp.continue',
  'topUp.checking',
  'topUp.confirmTitle',
  'topUp.pay',
  'topUp.paying',
  'topUp.change',
  'topUp.vatIncluded',
  'topUp.cardUnavailable',
  ...troubleMicrocopy,
] as const

/** What stands in the form's place without script. */
export const topUpStaticMicrocopy = ['topUp.needsScript'] as const
