import { expect, test } from 'vitest'
import type { ButtonOf } from '../../content/button.ts'
import type { PersonalOffer } from '../../content/personal-offer.ts'
import { siteOf } from '../../content/site.fixture.ts'
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
