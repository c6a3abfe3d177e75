import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountOffers } from './account-offers.ts'

const answerWith = (url: unknown) => ({
  account: {
    ownedAsset: null,
    personalOffers: [
      {
        offerId: 'offer',
        cardTitle: 'Tau',
        cardImage: null,
        cardImagePosition: null,
        offerTitle: 'Pasiūlymas',
        offerImage: null,
        offerDescription: 'Tik tau.',
        priceFromText: null,
        priceFromValue: null,
        primaryButton: null,
        secondaryButton: {
          title: 'Daugiau',
          description: null,
          type: 'OUTLINE',
          url,
          size: 'MD',
          openInANewTab: true,
          isFullWidthOnDesktop: false,
          isFullWidthOnTablet: false,
          isFullWidthOnMobile: true,
        },
        validFrom: '2026-01-01T00:00:00Z',
        validTo: '2026-02-01T00:00:00Z',
        rank: 1,
        showToAllUsers: false,
      },
    ],
  },
})

const isTaken = (url: unknown) => v.is(accountOffers.schema, answerWith(url))

test.each([null, '/planai', '/planai?tab=data', 'https://partneris.example/uoga?a=b#c'])(
  'an offer leads to a page of the site, to another’s over https, or nowhere: %s',
  (url) => expect(isTaken(url)).toBe(true),
)

test.each([
  'http://partneris.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'HTTPS:alert(1)',
  'https://',
  '//partneris.example/',
  '/\\partneris.example/',
  'planai',
  '',
  7,
])('any other address is refused: %s', (url) => expect(isTaken(url)).toBe(false))
