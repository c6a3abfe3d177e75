import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { BerriesByPlan } from '../../content/berry.ts'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { loadHandOver } from '../../lib/kept-text.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { OnceOpen } from '../../ui/OnceOpen.tsx'
import { promoCampaign, selectedPlan } from '../order-choice/order-choice-storage.ts'
import { campaignOfVisit } from './campaign.ts'
import { OffersScreen } from './OffersScreen.tsx'
import { askOffers } from './offers.api.ts'
import type { OffersWords } from './offers.microcopy.ts'
import { createOffersStore } from './offers.store.ts'
import { type Offer, promoOf } from './offers.ts'

/** Its script is loaded when the first offer is opened. */
const OfferDialog = later(async () => (await import('./OfferDialog.tsx')).OfferDialog)

interface Props {
  words: OffersWords
  language: Language
  orderPath: string
  plansPath: string
  /** The content's offers for every customer. */
  forAll: readonly Offer[]
  berries: BerriesByPlan
}

/** What the operator offers to this number, and what every customer is offered. */
export function PersonalOffers({ words, language, orderPath, plansPath, forAll, berries }: Props) {
  const [offers] = useState(() => numberLoader(() => askOffers(campaignOfVisit(), forAll)))
  const [store] = useState(() => createOffersStore({ offers, clock: systemClock }))
  const loaded = useStore(offers.$loaded)
  const now = useStore(store.$now)
  const open = useStore(store.$open)
  const isOffline = useStore($isOffline)
  useEffect(() => {
    campaignOfVisit()
    void offers.load()
    return store.start()
  }, [offers, store])
  return (
    <>
      <OffersScreen
        loaded={loaded}
        forAll={forAll}
        now={now}
        isOff={isOffline}
        words={words}
        plansPath={plansPath}
        onOpen={store.open}
        onTryAgain={offers.refresh}
      />
      <LatePart
        loadingLabel={words['offers.loading']}
        failed={words['trouble.partNotLoaded']}
        tryAgain={words['offers.tryAgain']}
      >
        <OnceOpen isOpen={open !== undefined}>
          <OfferDialog
            open={open}
            berries={berries}
            isOff={isOffline}
            words={words}
            language={language}
            onOrder={(offer) => order(offer, orderPath)}
            onClose={store.close}
          />
        </OnceOpen>
      </LatePart>
    </>
  )
}

/** The plan and the offer by which it is ordered go along to the order page. */
function order(offer: Offer, orderPath: string): void {
  const plan = offer.primaryButton?.planOrPromoToOrder
  if (plan) selectedPlan.write({ planId: plan.planId, submitted: false })
  promoCampaign.write(promoOf(offer))
  void loadHandOver().then(() => location.assign(orderPath))
}
