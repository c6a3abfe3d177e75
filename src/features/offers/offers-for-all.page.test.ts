import { expect, test } from 'vitest'
import type { ButtonOf } from '../../content/button.ts'
import type { PersonalOffer } from '../../content/personal-offer.ts'
import type { Plan } from '../../content/plan.ts'
import { siteOf } from '../../content/site.fixture.ts'
import { toCents } from '../../lib/money.ts'
import { pageIcons } from '../../ui/page-icons.ts'
import { offersForAll } from './offers-for-all.page.ts'

const offer: PersonalOffer = {
  id: 'offer',
  cardTitle: 'Daugiau duomenų',
  cardImagePosition: 'left',
  offerTitle: 'Didesnė uoga',
  offerDescription: { html: '<p>Pereik.</p>' },
  validTo: '2026-12-01T00:00:00Z',
  rank: 3,
  showToAllUsers: true,
}
const look: Omit<ButtonOf<'link'>, 'kind' | 'href'> = {
  id: 'button',
  title: 'Plačiau',
  type: 'outline',
  size: 'sm',
  openInANewTab: false,
  isFullWidthOnDesktop: false,
  isFullWidthOnTablet: false,
  isFullWidthOnMobile: false,
}
const shown = (...personalOffers: PersonalOffer[]) => offersForAll({ ...siteOf('lt', []), personalOffers })

test('only what is for every customer is shown to every customer', () => {
  expect(shown(offer, { ...offer, id: 'other', showToAllUsers: false })).toMatchObject([{ offerId: 'offer' }])
})

test('it is reported in the operator’s shape; an end that isn’t named is none', () => {
  expect(shown(offer)[0]).not.toHaveProperty('validFrom')
  expect(shown(offer)).toMatchObject([{ cardImagePosition: 'LEFT', validTo: Date.UTC(2026, 11, 1), rank: 3 }])
})

test('its buttons lead somewhere or order something; others are left out', () => {
  const primaryButton = { ...look, kind: 'link', href: '/planai?new-tab', leftIcon: 'cart' } as const
  const secondaryButton = { ...look, kind: 'event', event: 'openLiveChat' } as const
  expect(shown({ ...offer, primaryButton, secondaryButton })).toMatchObject([
    {
      primaryButton: { url: '/planai', openInANewTab: true, type: 'OUTLINE', leftIcon: pageIcons.cart },
      secondaryButton: null,
    },
  ])
  const promo = { id: 'promo', name: 'Ruduo', offerTitle: '', cardTitle: '' }
  const order = { ...look, kind: 'order', planOrPromoToOrder: { kind: 'promo', promo } } as const
  expect(shown({ ...offer, primaryButton: order })).toMatchObject([
    { primaryButton: { url: null, promo: { id: 'promo', name: 'Ruduo' } } },
  ])
})

test('a link to the chat is left out', () => {
  const primaryButton = { ...look, kind: 'link', href: '/pagalba#live-chat' } as const
  expect(shown({ ...offer, primaryButton })).toMatchObject([{ primaryButton: null }])
})

const plan: Plan = {
  id: 'plan',
  planId: 'uoga-m',
  orderCode: 'M',
  planTitle: 'Mėlynė',
  planCardType: 'data',
  planPrice: toCents(590),
  salePrice: toCents(490),
  priceUnits: 'EUR',
  periodInDays: 30,
  display: true,
  allowances: {
    dataInLt: { unlimited: false, limited: 20, displayLimit: '20 GB', gainUnit: 'GB', roamingZone: 'LT' },
    minutes: { unlimited: true, gainUnit: 'MIN' },
  },
}
const ordering = (ordered: Plan) => {
  const primaryButton = {
    ...look,
    kind: 'order',
    planOrPromoToOrder: { kind: 'plan', plan: ordered },
  } as const
  return shown({ ...offer, primaryButton })[0]?.primaryButton?.planOrPromoToOrder
}

test('what it orders is there with its prices, and of its allowances only what is said', () => {
  expect(ordering(plan)).toEqual({
    planId: 'uoga-m',
    orderCode: 'M',
    planCardType: 'DATA',
    planTitle: 'Mėlynė',
    planPrice: 590,
    salePrice: 490,
    allowances: plan.allowances,
  })
  const { salePrice: _, ...dear } = plan
  expect(ordering(dear)).toMatchObject({ salePrice: null })
})

test('its pictures come with their sizes, and a drawing without any for small screens', () => {
  const drawing = {
    url: '/media/a.svg',
    sources: [],
    description: 'Uoga',
    title: '',
    fileName: 'a.svg',
    contentType: 'image/svg+xml',
    size: 1,
    width: 40,
    height: 30,
  }
  const photo = { ...drawing, url: '/media/b.webp', sources: [{ url: '/media/b-320.webp', width: 320 }] }
  const [told] = shown({ ...offer, cardImagePosition: 'right', cardImage: drawing, offerImage: photo })
  expect(told).toMatchObject({ cardImagePosition: 'RIGHT' })
  expect(told?.cardImage).toEqual({ url: '/media/a.svg', description: 'Uoga', width: 40, height: 30 })
  expect(told?.offerImage).toMatchObject({ srcSet: expect.stringContaining('/media/b-320.webp 320w') })
  expect(shown(offer)).toMatchObject([{ cardImage: null, offerImage: null }])
})
