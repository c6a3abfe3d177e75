import { currentPrice } from '../../lib/sold-plan.ts'
import type { PersonalOffer } from '../../operator/client/account-offers.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import type { PromoCampaign } from '../order-choice/order-choice-storage.ts'

type OperatorButton = NonNullable<PersonalOffer['secondaryButton']>
type OperatorPlan = NonNullable<NonNullable<PersonalOffer['primaryButton']>['planOrPromoToOrder']>

/** What a button of an offer orders, as far as it is shown; the content doesn't say it all. */
export type OfferedPlan = Pick<OperatorPlan, 'planId' | 'planTitle' | 'planPrice' | 'salePrice'> & {
  [Field in 'planCardType' | 'orderCode' | 'priceUnits']?: OperatorPlan[Field] | undefined
} & {
  allowances: { [Kind in keyof OperatorPlan['allowances']]?: OfferedAllowance | null | undefined }
}

type OperatorAllowance = NonNullable<OperatorPlan['allowances']['sms']>
/** What isn't said is neither in an answer nor in a page. */
export type OfferedAllowance = Pick<OperatorAllowance, 'unlimited' | 'gainUnit'> & {
  [Field in 'limited' | 'displayLimit' | 'roamingZone']?: OperatorAllowance[Field] | undefined
}

export type OfferButton = OperatorButton & {
  planOrPromoToOrder?: OfferedPlan | null | undefined
  promo?: { id: string; name: string } | undefined
  /** Drawings of the content's icons: the operator has none. */
  leftIcon?: string | undefined
  rightIcon?: string | undefined
}

/** Of the content's photos there are widths for small screens; the operator says none. */
type OfferImage = NonNullable<PersonalOffer['offerImage']> & { srcSet?: string; sizes?: string }

/** As a page draws it. */
export const drawingOfOffer = (image: OfferImage | null): Drawing | undefined => {
  if (!image) return undefined
  const { url, description, ...sizes } = image
  return { ...sizes, src: url, alt: description }
}

/** An offer, whether the operator makes it to this number or the content to every customer. Times in UTC milliseconds. */
export interface Offer
  extends Omit<
    PersonalOffer,
    | 'cardImage'
    | 'offerImage'
    | 'offerDescription'
    | 'primaryButton'
    | 'secondaryButton'
    | 'validFrom'
    | 'validTo'
  > {
  cardImage: OfferImage | null
  offerImage: OfferImage | null
  /** Null where the page keeps it formatted, under the offer's id. */
  offerDescription: string | null
  primaryButton: OfferButton | null
  secondaryButton: OfferButton | null
  /** Not said: since ever, for ever. */
  validFrom?: number
  validTo?: number
}

/** Such a button has no address of its own: it keeps its choice and goes to the order page. */
export const ordersSomething = ({ planOrPromoToOrder, promo }: OfferButton): boolean =>
  Boolean(planOrPromoToOrder || promo)

/** What goes along to the order page: the promotion that the button carries, or the offer itself, as long as it holds. */
export const promoOf = ({ offerId, cardTitle, primaryButton, validTo }: Offer): PromoCampaign => ({
  ...(primaryButton?.promo ?? { id: offerId, name: cardTitle, title: cardTitle }),
  ...(validTo !== undefined && { validTo }),
})

/** Whether the plan of an offer costs what it costs everybody. */
export function isAtPlanPrice({ priceFromValue, primaryButton }: Offer): boolean {
  const plan = primaryButton?.planOrPromoToOrder
  return plan != null && (priceFromValue ?? currentPrice(plan)) >= plan.planPrice
}

/** UTC milliseconds, later than any time. */
const never = 9e15

/** Whether an offer holds at an instant, UTC milliseconds. */
export const isValid = ({ validFrom, validTo }: Pick<Offer, 'validFrom' | 'validTo'>, now: number) =>
  (validFrom ?? 0) <= now && now < (validTo ?? never)

/** The operator's offers and the content's: one that both have is reported as the operator does. */
export const mergedOffers = (operators: readonly Offer[], contents: readonly Offer[]): Offer[] => [
  ...operators,
  ...contents.filter(({ offerId }) => !operators.some((offer) => offer.offerId === offerId)),
]

/** The offers that hold now, highest rank first; among equals the one that ends first. */
export const offersToShow = (offers: readonly Offer[], now: number): Offer[] =>
  offers
    .filter((offer) => isValid(offer, now))
    .toSorted((one, other) => other.rank - one.rank || (one.validTo ?? never) - (other.validTo ?? never))

/** When the next of them begins or ends, UTC milliseconds; undefined when nothing changes any more. */
export function nextChange(offers: readonly Offer[], now: number): number | undefined {
  const later = offers
    .flatMap(({ validFrom, validTo }) => [validFrom ?? 0, validTo ?? 0])
    .filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : undefined
}
