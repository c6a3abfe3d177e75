import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { SitePath } from '../contract/return-path.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { AccountOffersDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { GainUnit, Quantity } from './plan-gains.ts'
import { unique } from './unique.ts'
import { Whose } from './whose.ts'

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))

const Image = v.object({
  url: SitePath,
  description: Words,
  width: Pixels,
  height: Pixels,
})

/** A page of the site, or another's over https. */
const Url = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => (text.startsWith('https://') ? URL.canParse(text) : v.is(SitePath, text))),
)

const Button = v.object({
  title: Words,
  description: v.nullable(Words),
  type: enumeration(['PRIMARY', 'SECONDARY', 'OUTLINE', 'TEXT']),
  url: v.nullable(Url),
  size: enumeration(['XS', 'SM', 'MD', 'LG']),
  openInANewTab: v.boolean(),
  isFullWidthOnDesktop: v.boolean(),
  isFullWidthOnTablet: v.boolean(),
  isFullWidthOnMobile: v.boolean(),
})

const Allowance = v.pipe(
  v.object({
    unlimited: v.boolean(),
    limited: v.nullable(Quantity),
    displayLimit: v.nullable(Words),
    gainUnit: GainUnit,
    roamingZone: v.nullable(Words),
  }),
  v.check(({ unlimited, limited }) => unlimited || limited !== null),
)

/** What the primary button orders; prices in cents. */
const PlanOrPromo = v.object({
  planId: Words,
  orderCode: Words,
  planTitle: Words,
  planPrice: EuroPrice,
  salePrice: v.nullable(EuroPrice),
  priceUnits: Words,
  planCardType: enumeration(['DATA', 'CALLS', 'ALL']),
  allowances: v.object({
    dataAbroad: v.nullable(Allowance),
    dataInEu: v.nullable(Allowance),
    dataInLt: v.nullable(Allowance),
    dataOffPeak: v.nullable(Allowance),
    minutes: v.nullable(Allowance),
    sms: v.nullable(Allowance),
  }),
})

const PersonalOffer = v.object({
  offerId: Identifier,
  cardTitle: Words,
  cardImage: v.nullable(Image),
  cardImagePosition: v.nullable(enumeration(['LEFT', 'RIGHT'])),
  offerTitle: Words,
  offerImage: v.nullable(Image),
  offerDescription: Words,
  priceFromText: v.nullable(Words),
  priceFromValue: v.nullable(EuroPrice),
  primaryButton: v.nullable(v.object({ ...Button.entries, planOrPromoToOrder: v.nullable(PlanOrPromo) })),
  secondaryButton: v.nullable(Button),
  validFrom: Instant,
  validTo: Instant,
  rank: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
  showToAllUsers: v.boolean(),
})
export type PersonalOffer = v.InferOutput<typeof PersonalOffer>

/** What the account is offered, highest rank first; with a campaign's `bcSessionId` its offers are among them. */
export const accountOffers = operation(
  AccountOffersDocument,
  v.object({
    account: v.object({
      ...Whose.entries,
      personalOffers: v.pipe(
        v.array(PersonalOffer),
        unique(({ offerId }) => offerId),
      ),
    }),
  }),
)
