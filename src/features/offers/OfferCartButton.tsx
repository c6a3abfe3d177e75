import { currentPrice } from '../../lib/sold-plan.ts'
import { Button } from '../../ui/Button.tsx'
import type { OfferDetailWords } from './offer-detail.microcopy.ts'
import type { OfferedPlan } from './offers.ts'

interface Props {
  plan: OfferedPlan
  words: OfferDetailWords
}

/** Puts an offer's plan into the cart. The page's plain script hears the press, as on plan cards, and reports it here. */
export function OfferCartButton({ plan, words }: Props) {
  const { planId, planTitle } = plan
  return (
    <>
      <Button
        type="outline"
        isFullWidthOnMobile
        aria-label={`${words['plan.addToCart']}: ${planTitle}`}
        data-add={planId}
        data-title={planTitle}
        data-price={currentPrice(plan)}
      >
        {words['plan.addToCart']}
      </Button>
      <p
        className="cart-status sr-only"
        role="status"
        data-added={words['plan.inCart']}
        data-open={words['plan.openCart']}
        data-failed={words['plan.notAdded']}
      />
    </>
  )
}
