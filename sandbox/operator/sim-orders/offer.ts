import { toCents } from '../../../src/lib/money.ts'

/** What SIMs cost and how they are delivered, with VAT. An eSIM costs nothing but its plan. */
export const cardPriceInCents = toCents(199)
export const esimPriceInCents = toCents(0)
export const deliveries = {
  address: { priceInCents: toCents(299), workingDays: 3 },
  parcelTerminal: { priceInCents: toCents(149), workingDays: 2 },
}

/** `klaipeda-uosto` is not among them: a terminal that is full. */
export const parcelTerminals = [
  {
    parcelTerminalId: 'vilnius-stoties',
    name: 'Stoties paštomatas',
    address: 'Stoties g. 16',
    city: 'Vilnius',
    place: { latitude: 54.6709, longitude: 25.2846 },
  },
  {
    parcelTerminalId: 'vilnius-ozo',
    name: 'Ozo paštomatas',
    address: 'Ozo g. 25',
    city: 'Vilnius',
    place: { latitude: 54.7098, longitude: 25.2624 },
  },
  {
    parcelTerminalId: 'kaunas-savanoriu',
    name: 'Savanorių paštomatas',
    address: 'Savanorių pr. 255',
    city: 'Kaunas',
    place: { latitude: 54.9125, longitude: 23.9551 },
  },
  {
    parcelTerminalId: 'klaipeda-taikos',
    name: 'Taikos paštomatas',
    address: 'Taikos pr. 61',
    city: 'Klaipėda',
    place: { latitude: 55.6935, longitude: 21.1527 },
  },
  {
    parcelTerminalId: 'siauliai-vilniaus',
    name: 'Vilniaus gatvės paštomatas',
    address: 'Vilniaus g. 213',
    city: 'Šiauliai',
    place: { latitude: 55.9324, longitude: 23.3137 },
  },
]
