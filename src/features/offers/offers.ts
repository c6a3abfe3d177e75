import type { PersonalOffer } from '../../operator/client/account-offers.ts'

type OperatorButton = NonNullable<PersonalOffer['secondaryButton']>
type OperatorPlan = NonNullable<NonNullable<PersonalOffer['primaryButton']>['planOrPromoToOrder']>

/** What a button of an offer orders, as far as it is shown. */
export type OfferedPlan = Pick<
  OperatorPlan,
  'planId' | 'planTitle' | 'planPrice' | 'salePrice' | 'allowances'
>

export type OfferButton = OperatorButton & {
  planOrPromoToOrder?: OfferedPlan | null
  promo?: { id: string; name: string } | null
}

/** An offer, whether the operator makes it to this number or the content to every customer. Times in UTC milliseconds. */
export interface Offer
  extends Omit<
    PersonalOffer,
    'offerDescription' | 'primaryButton' | 'secondaryButton' | 'validFrom' | 'validTo'
  > {
  /** Null where the page keeps it formatted, under the offer's id. */
  offerDescription: string | null
  primaryButton: OfferButton | null
  secondaryButton: OfferButton | null
  /** Null: since ever, for ever. */
  validFrom: number | null
  validTo: number | null
}

/** Such a button has no address of its own: it keeps its choice and goes to the order page. */
export const ordersSomething = ({ planOrPromoToOrder, promo }: OfferButton): boolean =>
  Boolean(planOrPromoToOrder || promo)

/** Whether an offer holds at an instant, UTC milliseconds. */
export const isValid = ({ validFrom, validTo }: Pick<Offer, 'validFrom' | 'validTo'>, now: number) =>
  (validFrom === null || validFrom <= now) && (validTo === null || now < validTo)

/** The operator's offers and the content's: one that both have is told as the operator does. */
export const mergedOffers = (operators: readonly Offer[], contents: readonly Offer[]): Offer[] => [
  ...operators,
  ...contents.filter(({ offerId }) => !operators.some((offer) => offer.offerId === offerId)),
]

/** The offers that hold now, highest rank first; among equals the one that ends first. */
export const offersToShow = (offers: readonly Offer[], now: number): Offer[] =>
  offers
    .filter((offer) => isValid(offer, now))
    .toSorted((one, other) => other.rank - one.rank || endOf(one) - endOf(other))

const endOf = ({ validTo }: Offer): number => validTo ?? Number.MAX_VALUE

/** When the next of them begins or ends, UTC milliseconds; undefined when nothing changes any more. */
export function nextChange(offers: readonly Offer[], now: number): number | undefined {
  const later = offers
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo])
    .filter((at) => at !== null && at > now)
    .map(Number)
  return later.length > 0 ? Math.min(...later) : undefined
}
