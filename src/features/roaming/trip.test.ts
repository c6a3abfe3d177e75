import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { type TripOffer, unpriced } from './trip.ts'

test('a country without prices is named', () => {
  const offer: TripOffer = {
    zones: [{ id: 'far', title: '3 zona', hasDomesticRates: false, prices: { callPrice: toCents(1) } }],
    countries: [],
    packs: [],
    plans: [],
    home: { minute: toCents(9), message: toCents(5), gigabyte: toCents(290), gigabyteOver: toCents(133) },
  }
  const country = { code: 'XX', title: 'Šalis', zoneId: 'far' }
  const perDay = { data: 1, made: 1, received: 1, messages: 1 }
  expect(unpriced({ stops: [{ country, days: 1 }], perDay }, offer)).toEqual([country])
})
