import { useId } from 'react'
import { formatAmount, formatEuro } from '../../lib/money.ts'
import { currentPrice } from '../../lib/sold-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { OffersWords } from './offers.microcopy.ts'
import { drawingOfOffer, isAtPlanPrice, type Offer } from './offers.ts'

interface Props {
  offer: Offer
  words: OffersWords
  onOpen: (offer: Offer) => void
}

/** An offer in short; one that isn't for everybody says so, but not of a price that everybody pays. */
export function OfferCard({ offer, words, onOpen }: Props) {
  const { cardTitle, cardImage, cardImagePosition, offerTitle, showToAllUsers } = offer
  const id = useId()
  return (
    <article
      className={cardImagePosition === 'LEFT' ? 'offer-card offer-card-left' : 'offer-card'}
      aria-labelledby={id}
    >
      <div className="offer-card-text">
        {!showToAllUsers && !isAtPlanPrice(offer) && (
          <span className="sticker">{words['offers.onlyForYou']}</span>
        )}
        <h3 id={id} className="text-h3">
          {cardTitle}
        </h3>
        <p>{offerTitle}</p>
        <OfferPrice offer={offer} />
        <Button type="outline" size="sm" aria-describedby={id} onClick={() => onOpen(offer)}>
          {words['offers.more']}
        </Button>
      </div>
      <Picture drawing={drawingOfOffer(cardImage)} />
    </article>
  )
}

/** From how much it can be had, or what the plan costs that it is about. */
export function OfferPrice({ offer }: { offer: Offer }) {
  const { priceFromText, priceFromValue, primaryButton } = offer
  const plan = primaryButton?.planOrPromoToOrder
  if (priceFromValue === null && !plan) return null
  return (
    <p className="offer-price">
      {priceFromValue === null ? (
        plan && `${formatAmount(currentPrice(plan))} ${plan.priceUnits ?? 'EUR'}`
      ) : (
        <>
          {priceFromText && <span>{priceFromText} </span>}
          {formatEuro(priceFromValue)}
        </>
      )}
    </p>
  )
}
