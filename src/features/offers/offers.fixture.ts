import { toCents } from '../../lib/money.ts'
import type { Offer } from './offers.ts'

const button = {
  description: null,
  type: 'PRIMARY',
  url: null,
  size: 'MD',
  openInANewTab: false,
  isFullWidthOnDesktop: false,
  isFullWidthOnTablet: false,
  isFullWidthOnMobile: true,
} as const

/** An offer of a plan that holds through January 2026; each part may be another. */
export const offerOf = (other: Partial<Offer> = {}): Offer => ({
  offerId: 'offer-xl',
  cardTitle: 'Tik tau, Rasa',
  cardImage: null,
  cardImagePosition: 'RIGHT',
  offerTitle: 'Gervuogė be jokio skaičiavimo',
  offerImage: null,
  offerDescription: 'Imk planą, kuriame gigabaitų neskaičiuojame.',
  priceFromText: 'nuo',
  priceFromValue: toCents(1490),
  primaryButton: {
    ...button,
    title: 'Užsisakyti',
    planOrPromoToOrder: {
      planId: 'uoga-xl',
      planTitle: 'Gervuogė',
      orderCode: 'XL',
      planCardType: 'DATA',
      priceUnits: 'EUR',
      planPrice: toCents(1490),
      salePrice: null,
      allowances: {
        dataAbroad: null,
        dataInEu: {
          unlimited: false,
          limited: 23,
          displayLimit: null,
          gainUnit: 'GB',
          roamingZone: null,
        },
        dataInLt: { unlimited: true, limited: null, displayLimit: null, gainUnit: 'GB', roamingZone: null },
        dataOffPeak: null,
        minutes: null,
        sms: null,
      },
    },
  },
  secondaryButton: { ...button, title: 'Visi planai', type: 'TEXT', url: '/planai' },
  validFrom: Date.UTC(2026, 0, 1),
  validTo: Date.UTC(2026, 1, 1),
  rank: 5,
  showToAllUsers: false,
  ...other,
})
