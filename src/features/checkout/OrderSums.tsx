import { fill } from '../../i18n/fill.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import { handOverTopUp, sumToTopUp } from '../../session/hand-over-top-up.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { nextStep, type Order } from './checkout.ts'
import type { CheckoutScreenProps } from './checkout-props.ts'

type Props = CheckoutScreenProps & { order: Order; isChecking: boolean }

/** What it costs, what the balance has, and the one step that comes next. */
export function OrderSums(props: Props) {
  const { order, words, isChecking } = props
  const { total, balance, shortfall } = order
  return (
    <section className="order-sums" aria-label={words['checkout.sums']} aria-busy={isChecking}>
      <dl className="summary" aria-live="polite">
        <div className="order-total">
          <dt>{words['checkout.total']}</dt>
          <dd>{formatEuro(total)}</dd>
        </div>
        <div>
          <dt>{words['checkout.balance']}</dt>
          <dd>{formatEuro(balance)}</dd>
        </div>
        {shortfall > 0 ? (
          <div>
            <dt>{words['checkout.INSUFFICIENT_BALANCE']}</dt>
            <dd className="is-short">{fill(words['checkout.short'], { sum: formatEuro(shortfall) })}</dd>
          </div>
        ) : (
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

function Next({ order, words, paths, minimumTopUp, isChecking, isUnsure, onProceed }: Props) {
  const step = isUnsure(order) ? 'contract' : nextStep(order)
  const sum = sumToTopUp(order.shortfall, minimumTopUp)
  switch (step) {
    case 'none':
      return null
    case 'contract':
      return (
        <Button isWide busyLabel={isChecking ? words['checkout.loading'] : undefined} onClick={onProceed}>
          {words['checkout.proceed']}
        </Button>
      )
    case 'topUp':
      return (
        <>
          <ActionLink
            href={paths.topUp}
            isFullWidthOnMobile
            isOff={isChecking}
            onFollow={() => handOverTopUp(order.phoneNumber, sum, location.pathname)}
          >
            {fill(words['checkout.topUp'], { sum: formatEuro(sum) })}
          </ActionLink>
          <p className="field-hint">
            {sum > order.shortfall
              ? fill(words['checkout.leastTopUp'], { sum: formatEuro(minimumTopUp) })
              : words['checkout.shortText']}
          </p>
        </>
      )
  }
}
