import type { RoamingCountry, RoamingPack, RoamingPrices, RoamingZone } from '../../src/content/roaming.ts'
import { allowance } from './allowance.ts'
import type { EntryParser } from './entry-reader.ts'
import { entryId, entryParser, group, optional, required } from './fields.ts'
import { code, euro, flag, matching, text, unique, wholeNumber } from './kinds.ts'
import { link } from './links.ts'

const prices = group<RoamingPrices>({
  callPrice: optional(euro),
  incomingCallPrice: optional(euro),
  messagePrice: optional(euro),
  dataPrice: optional(euro),
})

export const roamingZone = entryParser<RoamingZone>({
  id: entryId,
  title: required(text),
  text: optional(text),
  hasDomesticRates: optional(flag, false),
  prices,
})

const countryWithOwnPrices = entryParser<RoamingCountry>({
  id: entryId,
  title: required(text),
  countryCode: required(unique(matching(code, /^[A-Z]{2}$/, 'two capital letters of ISO 3166-1'))),
  zone: required(link({ roamingZone })),
  prices,
  note: optional(text),
})

export const roamingCountry: EntryParser<RoamingCountry> = (entry) => {
  const country = countryWithOwnPrices(entry)
  if (!country) return undefined
  const { zone, prices: own } = country
  return {
    ...country,
    prices: {
      callPrice: own.callPrice ?? zone.prices.callPrice,
      incomingCallPrice: own.incomingCallPrice ?? zone.prices.incomingCallPrice,
      messagePrice: own.messagePrice ?? zone.prices.messagePrice,
      dataPrice: own.dataPrice ?? zone.prices.dataPrice,
    },
  }
}

export const roamingPack = entryParser<RoamingPack>({
  id: entryId,
  planId: required(unique(code)),
  orderCode: required(code),
  title: required(text),
  text: optional(text),
  zone: required(link({ roamingZone })),
  price: required(euro),
  periodInDays: required(wholeNumber(1, 366)),
  data: optional(link({ allowance })),
  minutes: optional(link({ allowance })),
  sms: optional(link({ allowance })),
})
