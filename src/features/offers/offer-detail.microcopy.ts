import type { Words } from '../../content/words.ts'
import type { OffersWords } from './offers.microcopy.ts'

/** Words of an offer that is opened: they come with its script. */
export const offerDetailMicrocopy = [
  'offers.validUntil',
  'offers.includes',
  'offers.orderCode',
  'link.opensInNewTab',
  'offers.DATA',
  'offers.CALLS',
  'offers.ALL',
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
  'plan.addToCart',
  'plan.inCart',
  'plan.openCart',
  'plan.notAdded',
  'gains.amountGB',
  'gains.amountMB',
  'gains.amountMIN',
  'gains.amountSMS',
  'gains.amountUnknown',
] as const

export type OfferDetailWords = OffersWords & Words<typeof offerDetailMicrocopy>
