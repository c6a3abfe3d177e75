import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Loaded } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { OffersWords } from './offers.microcopy.ts'
import { type Offer, offersToShow } from './offers.ts'

interface Props {
  loaded: Loaded<Offer[]>
  /** What every customer is offered, whether the operator answers or not. */
  forAll: readonly Offer[]
  /** UTC milliseconds. */
  now: number
  /** Without a connection nothing can be ordered. */
  isOff: boolean
  words: OffersWords
  plansPath: string
  onOpen: (offer: Offer) => void
  onTryAgain: () => void
}

export function OffersScreen(props: Props) {
  const { words } = props
  const titleId = useId()
  return (
    <section className="offers" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {words['offers.title']}
      </h2>
      <Offers {...props} />
    </section>
  )
}

function Offers(props: Props) {
  const { loaded, forAll, now, isOff, words, plansPath, onTryAgain } = props
  switch (loaded.name) {
    case 'loading':
      return (
        <div className="offer-list" role="status">
          <span className="sr-only">{words['offers.loading']}</span>
          <span className="offer-wait" />
          <span className="offer-wait" />
        </div>
      )
    case 'failed':
      return (
        <>
          <Trouble
            text={words[troubleKey(loaded.failed)]}
            reference={fill(words['trouble.reference'], { reference: loaded.failed.reference })}
          >
            <Button type="outline" size="sm" onClick={onTryAgain}>
              {words['offers.tryAgain']}
            </Button>
          </Trouble>
          <OfferList {...props} offers={offersToShow(forAll, now)} />
        </>
      )
    case 'ready': {
      const offers = offersToShow(loaded.value, now)
      if (offers.length > 0) return <OfferList {...props} offers={offers} />
      return (
        <div className="grid justify-items-start gap-2">
          <p>
            <strong>{words['offers.emptyTitle']}</strong>
          </p>
          <p>{words['offers.emptyText']}</p>
          <ActionLink href={plansPath} type="outline" size="sm" isOff={isOff}>
            {words['offers.allPlans']}
          </ActionLink>
        </div>
      )
    }
  }
}

function OfferList({ offers, words, onOpen }: Props & { offers: readonly Offer[] }) {
  return (
    <ul className="offer-list">
      {offers.map((offer) => (
        <li key={offer.offerId}>
          <OfferCard offer={offer} words={words} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
