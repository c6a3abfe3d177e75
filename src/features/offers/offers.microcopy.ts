import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the personal offers. */
export const offersMicrocopy = [
  'offers.title',
  'offers.loading',
  'offers.emptyTitle',
  'offers.emptyText',
  'offers.allPlans',
  'offers.onlyForYou',
  'offers.more',
  'offers.validUntil',
  'offers.close',
  'offers.includes',
  'offers.dataInLt',
  'offers.dataOffPeak',
  'offers.dataInEu',
  'offers.dataAbroad',
  'offers.minutes',
  'offers.sms',
  'offers.unlimited',
  'offers.priceWas',
  'offers.expiredTitle',
  'offers.expiredText',
  'offers.tryAgain',
  ...troubleMicrocopy,
] as const
