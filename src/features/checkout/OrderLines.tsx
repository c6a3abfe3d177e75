import { useId, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { unreducedPrice } from '../../lib/sold-plan.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { Period } from '../../ui/Period.tsx'
import { ReducedFrom } from '../../ui/ReducedFrom.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import { type Order, type OrderLine, otherPrice } from './checkout.ts'
import type { CheckoutScreenProps } from './checkout-props.ts'
import { gainLines } from './gain-lines.ts'

type Props = CheckoutScreenProps & { order: Order }

/** Every plan of the order: what it brings, what it costs, and what should be known of it. */
export function OrderLines(props: Props) {
  const { order, words, promo, onRemove } = props
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="order-lines grid grid-cols-1 gap-[20px]">
      <header className="order-head">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {words['checkout.plans']}
        </h2>
        <p className="text-ink-soft">
          {fill(words['checkout.forNumber'], { number: formatPhoneNumber(order.phoneNumber) })}
        </p>
        {promo && <p className="w-full font-[650]">{fill(words['checkout.promo'], { offer: promo })}</p>}
      </header>
      <ul>
        {order.lines.map((line) => (
          <Line
            key={line.planId}
            {...props}
            line={line}
            onRemove={(planId) => {
              // The button goes with its line: focus stays near.
              heading.current?.focus()
              onRemove(planId)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, words, language, onRemove }: Props & { line: OrderLine }) {
  const titleId = useId()
  const told = otherPrice(line)
  const notice = noticeOf(line, words)
  return (
    <li className={`order-line ${line.isWithdrawn ? 'is-withdrawn' : ''}`}>
      <h3 id={titleId}>
        <Berry berry={planBerry(line.planId, line.sold?.berry)} detail="mark" />
        {line.planName}
      </h3>
      <p className="order-price">
        {!line.isWithdrawn && (
          <>
            <ReducedFrom price={unreducedPrice(line.sold, line.cost)} label={words['plan.oldPrice']} />
            <b>{formatEuro(line.cost)}</b>
          </>
        )}
        {!line.isWithdrawn && line.sold && (
          <span>
            {' '}
            <Period days={line.sold.periodInDays} words={words} language={language} />
          </span>
        )}
      </p>
      <ul className="order-gains flex flex-wrap gap-[8px]">
        {gainLines(line.planGains, words, language).map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      {notice && (
        <p className="order-notice">
          <TextWithPhones text={notice} />
        </p>
      )}
      {told !== undefined && (
        <p className="order-notice">{fill(words['checkout.otherPrice'], { sum: formatEuro(told) })}</p>
      )}
      <Button
        type="text"
        size="sm"
        aria-label={fill(words['checkout.removePlan'], { plan: line.planName })}
        onClick={() => onRemove(line.planId)}
      >
        {words['checkout.remove']}
      </Button>
    </li>
  )
}

/** In the site's own words; of a key that it doesn't know, in the operator's. */
function noticeOf({ notification }: OrderLine, words: Props['words']): string | undefined {
  if (!notification) return undefined
  const { key, message } = notification
  return key === 'unknown' ? message : words[`checkout.${key}`]
}
