import { OfferCard } from '../../features/offers/OfferCard.tsx'
import { OfferDetail } from '../../features/offers/OfferDialog.tsx'
import { offerOf } from '../../features/offers/offers.fixture.ts'
import { type Offer, offersToShow } from '../../features/offers/offers.ts'
import { toCents } from '../../lib/money.ts'
import { nothing, now, words } from '../operator-screens.fixture.tsx'
import { both, type Fields } from './pair.fixture.ts'

const picture = { url: '/uoga.webp', description: 'Uoga', width: 4, height: 3 }
const opened = (part: Partial<Offer>) => (
  <OfferDetail
    open={{ offer: offerOf(part), isExpired: false }}
    berries={{}}
    isOff={false}
    words={words}
    language="lt"
    onOrder={nothing}
  />
)
const offerCard = (part: Partial<Offer>) => <OfferCard offer={offerOf(part)} words={words} onOpen={nothing} />
type OfferButton = NonNullable<Offer['primaryButton']>
/** As a link: one that orders has no address. */
const pressed = (which: 'primaryButton' | 'secondaryButton') => (part: Partial<OfferButton>) => {
  const button = offerOf().secondaryButton
  return opened({ secondaryButton: null, [which]: button && { ...button, title: 'Visi planai', ...part } })
}
const buttonsOfOffer = (['primaryButton', 'secondaryButton'] as const).flatMap((which) => {
  const parts: readonly Partial<OfferButton>[] = [
    { title: 'Kitas' },
    { description: 'Kitaip' },
    { type: 'SECONDARY' },
    { url: '/kitur' },
    { size: 'LG' },
    { openInANewTab: true },
    { isFullWidthOnDesktop: true },
    { isFullWidthOnTablet: true },
    { isFullWidthOnMobile: false },
  ]
  return parts.map((part) => [`${which}.${Object.keys(part)[0]}`, both(pressed(which), part)] as const)
})
type OfferedPlan = NonNullable<OfferButton['planOrPromoToOrder']>
const offered = (part: Partial<OfferedPlan>) => {
  const { primaryButton } = offerOf()
  const plan = primaryButton?.planOrPromoToOrder
  if (!plan) throw new Error('no plan')
  return opened({
    priceFromValue: null,
    primaryButton: { ...primaryButton, planOrPromoToOrder: { ...plan, salePrice: toCents(990), ...part } },
  })
}
const plansOfOffer = (
  [
    { orderCode: 'KITAS' },
    { planTitle: 'Kita' },
    { planPrice: toCents(1990) },
    { priceUnits: 'USD' },
    { planCardType: 'CALLS' },
    { allowances: {} },
  ] as const satisfies readonly Partial<OfferedPlan>[]
).map((part) => [`primaryButton.planOrPromoToOrder.${Object.keys(part)[0]}`, both(offered, part)] as const)
const orders = (part: Partial<Offer>) =>
  offersToShow([offerOf(part), offerOf({ offerId: 'other', rank: 4 })], now).map(({ offerId }) => offerId)

/** Offers, their buttons and plans. */
export const offerFields: Fields = {
  PersonalOffer: {
    cardTitle: both(offerCard, { cardTitle: 'Kita' }),
    cardImage: both(offerCard, { cardImage: picture }),
    cardImagePosition: both(offerCard, { cardImagePosition: 'LEFT' }),
    offerTitle: both(offerCard, { offerTitle: 'Kita' }),
    offerImage: both(opened, { offerImage: picture }),
    offerDescription: both(opened, { offerDescription: 'Kita' }),
    priceFromText: both(offerCard, { priceFromText: 'tik' }),
    priceFromValue: both(offerCard, { priceFromValue: toCents(100) }),
    validFrom: both(orders, { validFrom: now + 1 }),
    validTo: both(opened, { validTo: now + 1 }),
    rank: both(orders, { rank: 3 }),
    // At the plan's own price no offer is called one's own.
    showToAllUsers: both((part: Partial<Offer>) => offerCard({ priceFromValue: toCents(100), ...part }), {
      showToAllUsers: true,
    }),
    ...Object.fromEntries([...buttonsOfOffer, ...plansOfOffer]),
  },
}
