import type { RoamingCountry, RoamingPack, RoamingPrices, RoamingZone } from '../../src/content/roaming.ts'
import { allowance } from './allowance.ts'
import { declare } from './content-type.ts'
import type { EntryParser } from './entry-reader.ts'
import { entryId, group, optional, required, withDefault } from './fields.ts'
import { code, euro, flag, line, matching, text, unique } from './kinds.ts'
import { link } from './links.ts'
import { periodInDays, planId } from './plan.ts'

const prices = (help?: string) =>
  group<RoamingPrices>({
    callPrice: optional(euro, 'A minute of a call', help),
    incomingCallPrice: optional(euro, 'A minute of a call taken', help),
    messagePrice: optional(euro, 'A message', help),
    dataPrice: optional(euro, 'A megabyte', help),
  })

export const roamingZone = declare<RoamingZone>(
  { id: 'roamingZone', name: 'Roaming zone', description: 'Countries with the same prices.' },
  {
    id: entryId,
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    hasDomesticRates: withDefault(
      flag,
      false,
      'Rates as at home',
      'The EU and EEA: plans work as in Lithuania.',
    ),
    prices: prices(),
  },
)

export const countryWithOwnPrices = declare<RoamingCountry>(
  { id: 'roamingCountry', name: 'Roaming country', description: 'A country and its zone.' },
  {
    id: entryId,
    title: required(line, 'Title'),
    countryCode: required(
      unique(matching(code, /^[A-Z]{2}$/, 'two capital letters of ISO 3166-1')),
      'Country code',
      'Two capital letters of ISO 3166-1, such as NO.',
    ),
    zone: required(link({ roamingZone }), 'Zone'),
    prices: prices('Only where it is not the zone’s.'),
    note: optional(line, 'Note'),
  },
)

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

export const roamingPack = declare<RoamingPack>(
  {
    id: 'roamingPack',
    name: 'Roaming pack',
    description: 'Data, minutes or messages for a zone, for a time.',
  },
  {
    id: entryId,
    planId,
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    zone: required(link({ roamingZone }), 'Zone'),
    price: required(euro, 'Price'),
    periodInDays,
    data: optional(link({ allowance }), 'Data'),
    minutes: optional(link({ allowance }), 'Minutes'),
    sms: optional(link({ allowance }), 'Messages'),
  },
)
