import type { PersonalOffer } from '../../operator/client/account-offers.ts'

/** Whether an offer holds at an instant, UTC milliseconds. */
export const isValid = ({ validFrom, validTo }: Pick<PersonalOffer, 'validFrom' | 'validTo'>, now: number) =>
  validFrom <= now && now < validTo

/** The offers that hold now, highest rank first; among equals the one that ends first. */
export const offersToShow = (offers: readonly PersonalOffer[], now: number): PersonalOffer[] =>
  offers
    .filter((offer) => isValid(offer, now))
    .toSorted((one, other) => other.rank - one.rank || one.validTo - other.validTo)

/** When the next of them begins or ends, UTC milliseconds; undefined when nothing changes any more. */
export function nextChange(offers: readonly PersonalOffer[], now: number): number | undefined {
  const later = offers.flatMap(({ validFrom, validTo }) => [validFrom, validTo]).filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : undefined
}
