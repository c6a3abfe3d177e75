import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import type { Loaded } from '../../session/loaded.ts'
import { offerOf } from './offers.fixture.ts'
import { createOffersStore } from './offers.store.ts'
import {
  drawingOfOffer,
  isAtPlanPrice,
  mergedOffers,
  nextChange,
  type Offer,
  offersToShow,
  ordersSomething,
  promoOf,
} from './offers.ts'

const now = Date.UTC(2026, 0, 15, 10)

test('only what holds now, highest rank first, then what ends first', () => {
  const offers = [
    offerOf({ offerId: 'low', rank: 1 }),
    offerOf({ offerId: 'over', rank: 9, validTo: now }),
    offerOf({ offerId: 'to come', rank: 9, validFrom: now + 1 }),
    offerOf({ offerId: 'later', rank: 5, validTo: now + 20 }),
    offerOf({ offerId: 'sooner', rank: 5, validTo: now + 10 }),
  ]
  expect(offersToShow(offers, now).map(({ offerId }) => offerId)).toEqual(['sooner', 'later', 'low'])
})

test('without an end an offer holds, after those that end; without a beginning it has begun', () => {
  const { validFrom: _, validTo: __, ...open } = offerOf({ offerId: 'open' })
  const offers = [open, offerOf({ offerId: 'ends', validTo: now + 1 })]
  expect(offersToShow(offers, now).map(({ offerId }) => offerId)).toEqual(['ends', 'open'])
  expect(nextChange(offers, now)).toBe(now + 1)
})

test('of an offer that the operator and the content both have, the operator’s counts', () => {
  const own = offerOf({ offerId: 'both', showToAllUsers: false })
  const contents = [offerOf({ offerId: 'both', showToAllUsers: true }), offerOf({ offerId: 'content' })]
  expect(mergedOffers([own], contents)).toEqual([own, contents[1]])
})

test('the order page gets the promotion of the button, or the offer itself, and until when it holds', () => {
  const offer = offerOf({ validTo: now })
  expect(promoOf(offer)).toEqual({
    id: offer.offerId,
    name: offer.cardTitle,
    title: offer.cardTitle,
    validTo: now,
  })
  const promo = { id: 'winter', name: 'Winter' }
  const { validTo: _, ...open } = offer
  const primaryButton = offer.primaryButton && { ...offer.primaryButton, promo }
  expect(promoOf({ ...open, primaryButton })).toEqual(promo)
})

test('the next change is the next beginning or end', () => {
  const offers = [offerOf({ validFrom: now - 5, validTo: now + 30 }), offerOf({ validFrom: now + 20 })]
  expect(nextChange(offers, now)).toBe(now + 20)
  expect(nextChange([offerOf({ validTo: now })], now)).toBeUndefined()
})

test('an offer that ends while it is open says so', async () => {
  const clock = manualClock(now)
  const offer = offerOf({ validTo: now + 3 * 60 * 60 * 1000 })
  const $loaded = atom<Loaded<Offer[]>>({ name: 'ready', value: [offer], at: now })
  const store = createOffersStore({ offers: { $loaded }, clock })
  const stop = store.start()
  store.open(offer)
  await clock.advance(3 * 60 * 60 * 1000 - 1)
  expect(store.$open.get()).toEqual({ offer, isExpired: false })
  await clock.advance(1)
  expect(store.$open.get()).toEqual({ offer, isExpired: true })
  expect(offersToShow([offer], store.$now.get())).toEqual([])
  stop()
})

test('a button that carries a plan or a promotion orders something', () => {
  const { primaryButton } = offerOf()
  if (!primaryButton) throw new Error('no button')
  const nothing = { ...primaryButton, planOrPromoToOrder: null, promo: undefined }
  expect(ordersSomething(primaryButton)).toBe(true)
  expect(ordersSomething({ ...nothing, promo: { id: 'spring', name: 'Pavasaris' } })).toBe(true)
  expect(ordersSomething(nothing)).toBe(false)
})

test.each([
  [1490, null, true],
  [1500, null, true],
  [1489, null, false],
  [null, null, true],
  [null, 990, false],
])(
  'at %s, with a plan that costs 1490 and on sale %s, it is at the plan’s price: %s',
  (from, sale, isAtPrice) => {
    const { primaryButton } = offerOf()
    const plan = primaryButton?.planOrPromoToOrder
    if (!plan) throw new Error('no plan')
    const offer = offerOf({
      priceFromValue: from === null ? null : toCents(from),
      primaryButton: {
        ...primaryButton,
        planOrPromoToOrder: { ...plan, salePrice: sale === null ? null : toCents(sale) },
      },
    })
    expect(isAtPlanPrice(offer)).toBe(isAtPrice)
  },
)

test('what orders no plan has no plan’s price', () => {
  const { primaryButton } = offerOf()
  if (!primaryButton) throw new Error('no button')
  expect(isAtPlanPrice(offerOf({ primaryButton: null }))).toBe(false)
  expect(isAtPlanPrice(offerOf({ primaryButton: { ...primaryButton, planOrPromoToOrder: null } }))).toBe(
    false,
  )
})

test('its picture is drawn with its words and sizes, and none where there is none', () => {
  expect(drawingOfOffer(null)).toBeUndefined()
  expect(drawingOfOffer({ url: '/a.svg', description: 'Uoga', width: 4, height: 3 })).toEqual({
    src: '/a.svg',
    alt: 'Uoga',
    width: 4,
    height: 3,
  })
})

test('an offer that is over when it is opened says so; closed, nothing is open', () => {
  const offer = offerOf({ validTo: now })
  const $loaded = atom<Loaded<Offer[]>>({ name: 'loading' })
  const store = createOffersStore({ offers: { $loaded }, clock: manualClock(now) })
  store.open(offer)
  expect(store.$open.get()).toEqual({ offer, isExpired: true })
  store.close()
  expect(store.$open.get()).toBeUndefined()
})

test('offers that come later are followed as well, until that is ended', async () => {
  const clock = manualClock(now)
  const $loaded = atom<Loaded<Offer[]>>({ name: 'loading' })
  const store = createOffersStore({ offers: { $loaded }, clock })
  const stop = store.start()
  $loaded.set({
    name: 'ready',
    value: [offerOf({ validTo: now + 10 }), offerOf({ validTo: now + 20 })],
    at: now,
  })
  await clock.advance(10)
  expect(store.$now.get()).toBe(now + 10)
  stop()
  await clock.advance(10)
  expect(store.$now.get()).toBe(now + 10)
})
