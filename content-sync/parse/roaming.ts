import type { RoamingCountry, RoamingPack, RoamingPrices, RoamingZone } from '../../src/content/roaming.ts'
import { source } from './address.ts'
import { allowance } from './allowance.ts'
import { declare } from './content-type.ts'
import type { EntryParser } from './entry-reader.ts'
import { entryId, group, type Kind, optional, required, withDefault } from './fields.ts'
import { addressPart, code, euro, flag, line, matching, text, unique, wholeNumber } from './kinds.ts'
import { link } from './links.ts'
import { periodInDays, planId } from './plan.ts'
import { describe, readable, unreadable } from './reading.ts'

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

/** The field's model has no check of its own: Contentful doesn't know the zones. */
const timeZone: Kind<string> = {
  ...code,
  read: (found) => {
    const reading = code.read(found)
    if (!reading.ok || isTimeZone(reading.value)) return reading
    return unreadable(`is ${describe(reading.value)}, not a time zone such as Europe/Istanbul`)
  },
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const emergencyNumber = matching(code, /^\d{2,5}$/, 'two to five digits')

const countryCodes: Kind<string[]> = {
  ...matching(code, /^[A-Z]{2}( [A-Z]{2})*$/, 'codes of two capital letters with blanks between'),
  read: (found) => {
    const reading = matching(
      code,
      /^[A-Z]{2}( [A-Z]{2})*$/,
      'codes of two capital letters with blanks between',
    ).read(found)
    return reading.ok ? readable(reading.value.split(' ')) : reading
  },
}

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
    slug: optional(
      addressPart,
      'Slug',
      'The last part of the address of the country’s page, such as turkija. Without one: the title in Latin letters.',
    ),
    inCountry: optional(line, 'In the country', 'As in a sentence: Turkijoje, in Türkiye, в Турции.'),
    timeZone: optional(
      timeZone,
      'Time zone',
      'Of the capital, or where most visitors go, such as Europe/Istanbul.',
    ),
    hasSeveralTimeZones: withDefault(flag, false, 'Has several time zones'),
    emergencyNumber: optional(emergencyNumber, 'Emergency number', 'One for all services, such as 112.'),
    policeNumber: optional(emergencyNumber, 'Police'),
    ambulanceNumber: optional(emergencyNumber, 'Ambulance'),
    fireNumber: optional(emergencyNumber, 'Fire service'),
    emergencySource: optional(
      source,
      'Source of the emergency numbers',
      'The https: address of a page that lists them.',
    ),
    nearby: withDefault(
      countryCodes,
      [],
      'Countries nearby',
      'Their codes with blanks between, such as GR BG GE.',
    ),
    popularity: optional(
      wholeNumber(1, 8),
      'Place among the popular ones',
      'From 1 to 8: shown first on the roaming page.',
    ),
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
