import { fill } from '../../i18n/fill.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { handOverTopUp } from '../top-up-draft/hand-over-top-up.ts'
import { usePrefilledSum } from '../top-up-draft/use-prefilled-sum.ts'
import { isCovered, nextStep, type Order } from './checkout.ts'
import type { CheckoutScreenProps } from './checkout-props.ts'

type Props = CheckoutScreenProps & { order: Order; isChecking: boolean }

/** What it costs, what the balance has, and the one step that comes next. */
export function OrderSums(props: Props) {
  const { order, words, isChecking } = props
  const { total, balance, shortfall } = order
  /** The operator says so, and not how much: a balance may be blocked, or kept for another order. */
  const isShortWithoutSum = shortfall === 0 && !isCovered(order)
  return (
    <section className="order-sums" aria-label={words['checkout.sums']} aria-busy={isChecking}>
      <dl className="fact-list" aria-live="polite">
        <div className="order-total">
          <dt>{words['checkout.total']}</dt>
          <dd>{formatEuro(total)}</dd>
        </div>
        <div>
          <dt>{words['checkout.balance']}</dt>
          <dd>{formatEuro(balance)}</dd>
          {isShortWithoutSum && <dd className="is-short">{words['checkout.INSUFFICIENT_BALANCE']}</dd>}
        </div>
        {shortfall > 0 && (
          <div>
            <dt>{words['checkout.INSUFFICIENT_BALANCE']}</dt>
            <dd className="is-short">{fill(words['checkout.short'], { sum: formatEuro(shortfall) })}</dd>
          </div>
        )}
        {isCovered(order) && (
          <div>
            <dt>{words['checkout.left']}</dt>
            <dd>{formatEuro(toCents(balance - total))}</dd>
          </div>
        )}
      </dl>
      <p className="field-hint">{words['plan.vatIncluded']}</p>
      <Next {...props} />
    </section>
  )
}

function Next(props: Props) {
  const { order, words, isChecking, isUnsure, onProceed } = props
  const step = isUnsure(order) ? 'contract' : nextStep(order)
  switch (step) {
    case 'none':
      return <WaysOn {...props} />
    case 'contract':
      return (
        <>
          <div className="order-foot">
            <b aria-hidden="true">{formatEuro(order.total)}</b>
            <Button isWide busyLabel={isChecking ? words['checkout.loading'] : undefined} onClick={onProceed}>
              {words['checkout.proceed']}
            </Button>
          </div>
          <p className="field-hint">{words['checkout.nextText']}</p>
        </>
      )
    case 'topUp':
      return <TopUpFirst {...props} />
  }
}

/** Where nothing of it can be ordered as it is. */
function WaysOn({ words, paths, isChecking, onTryAgain }: Props) {
  return (
    <>
      <Button isWide busyLabel={isChecking ? words['checkout.loading'] : undefined} onClick={onTryAgain}>
        {words['checkout.tryAgain']}
      </Button>
      <a className="text-link" href={paths.plans}>
        {words['checkout.toPlans']}
      </a>
      <a className="text-link" href="tel:+37060001808">
        {words['checkout.call']}
      </a>
    </>
  )
}

function TopUpFirst({ order, words, paths, topUpLimits, isChecking }: Props) {
  const { shortfall } = order
  const { sum, limits } = usePrefilledSum(shortfall, topUpLimits)
  return (
    <>
      <div className="order-foot">
        <ActionLink
          href={paths.topUp}
          isFullWidthOnMobile
          isOff={isChecking}
          onFollow={() => handOverTopUp(sum, location.pathname)}
        >
          {fill(words['checkout.topUp'], { sum: formatEuro(sum) })}
        </ActionLink>
      </div>
      <p className="field-hint">
        {sum > shortfall
          ? fill(words['checkout.leastTopUp'], { sum: formatEuro(limits.minimum) })
          : sum < shortfall
            ? fill(words['checkout.mostTopUp'], { sum: formatEuro(limits.maximum) })
            : words['checkout.shortText']}
      </p>
    </>
  )
}
