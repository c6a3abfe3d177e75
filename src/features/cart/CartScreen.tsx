import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { formatEuro } from '../../lib/money.ts'
import { unreducedPrice } from '../../lib/sold-plan.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { Period } from '../../ui/Period.tsx'
import { ReducedFrom } from '../../ui/ReducedFrom.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import type { CartWords } from './cart.microcopy.ts'
import { type CartLine, cartTotal } from './cart-lines.ts'

export interface CartScreenProps {
  lines: readonly CartLine[]
  /** What was done last, for who can't see it. */
  told: string
  words: CartWords
  language: Language
  paths: CartPaths
  onRemove: (planId: string, name: string) => void
  onClear: () => void
}

export function CartScreen(props: CartScreenProps) {
  const { lines, told, words, onRemove } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = lines.length === 0
  useEffect(() => {
    document.documentElement.toggleAttribute('data-cart-empty', isEmpty)
  }, [isEmpty])
  return (
    <>
      <p className="sr-only" role="status">
        {told}
      </p>
      {isEmpty ? (
        <Empty {...props} />
      ) : (
        <div className="order">
          <section className="order-lines grid grid-cols-1 gap-[20px]">
            <header className="order-head">
              <h2 className="text-h3" ref={heading} tabIndex={-1}>
                {words['cart.plans']}
              </h2>
            </header>
            <ul>
              {lines.map((line) => (
                <Line
                  key={line.planId}
                  {...props}
                  line={line}
                  onRemove={(planId, name) => {
                    onRemove(planId, name)
                    // The button goes with its line: focus stays near, and the list without the line is seen first.
                    afterPaint(() => heading.current?.focus())
                  }}
                />
              ))}
            </ul>
          </section>
          <Sums {...props} />
        </div>
      )}
    </>
  )
}

function Line({ line, words, language, onRemove }: CartScreenProps & { line: CartLine }) {
  const name = nameOf(line, words)
  return (
    <li className={`order-line ${line.kind === 'withdrawn' ? 'is-withdrawn' : ''}`}>
      <h3>
        <Berry
          berry={planBerry(line.planId, line.kind === 'unknown' ? undefined : line.plan.berry)}
          detail="mark"
        />
        {name}
      </h3>
      {line.kind === 'sold' && (
        <p className="order-price">
          <ReducedFrom price={unreducedPrice(line.plan, line.price)} label={words['plan.oldPrice']} />
          <b>{formatEuro(line.price)}</b>
          <span>
            {' '}
            <Period days={line.plan.periodInDays} words={words} language={language} />
          </span>
        </p>
      )}
      {line.kind === 'sold' && (
        <ul className="order-gains flex flex-wrap gap-[8px]">
          {line.plan.allowances.map((allowance) => (
            <li key={allowance}>{allowance}</li>
          ))}
        </ul>
      )}
      <Notice line={line} words={words} />
      <Button
        type="text"
        size="sm"
        aria-label={fill(words['cart.removePlan'], { plan: name })}
        onClick={() => onRemove(line.planId, name)}
      >
        {words['cart.remove']}
      </Button>
    </li>
  )
}

function nameOf(line: CartLine, words: CartWords): string {
  if (line.kind !== 'unknown') return line.plan.planTitle
  return words[line.isOwn ? 'cart.ownPlan' : 'cart.unknown']
}

function Notice({ line, words }: { line: CartLine; words: CartWords }) {
  switch (line.kind) {
    case 'sold':
      return line.before === undefined ? null : (
        <p className="order-notice">
          {fill(words['cart.priceChanged'], {
            before: formatEuro(line.before),
            now: formatEuro(line.price),
          })}
        </p>
      )
    case 'withdrawn':
      return <p className="order-notice">{words['cart.withdrawn']}</p>
    case 'unknown':
      return <p className="order-notice">{words['cart.unknownText']}</p>
  }
}

function Sums({ lines, words, paths, onClear }: CartScreenProps) {
  const canOrder = lines.some(({ kind }) => kind !== 'withdrawn')
  return (
    <section className="order-sums" aria-label={words['cart.sums']}>
      <dl className="fact-list">
        <div className="order-total">
          <dt>{words['cart.total']}</dt>
          <dd>{formatEuro(cartTotal(lines))}</dd>
        </div>
      </dl>
      <p className="field-hint">{words['plan.vatIncluded']}</p>
      {canOrder && (
        <>
          <div className="order-foot">
            <b aria-hidden="true">{formatEuro(cartTotal(lines))}</b>
            <a className="button button-primary button-lg order-next" href={paths.order}>
              {words['cart.toOrder']}
            </a>
          </div>
          <p className="field-hint">{words['cart.orderHint']}</p>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-gap gap-y-[8px]">
        <a className="text-link" href={paths.plans}>
          {words['cart.more']}
        </a>
        <Button type="text" size="sm" onClick={onClear}>
          {words['cart.clear']}
        </Button>
      </div>
    </section>
  )
}

function Empty({ told, words, paths }: CartScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that emptied it is gone.
  useEffect(() => {
    if (told) afterPaint(() => heading.current?.focus())
  }, [told])
  return (
    <div className="order-empty">
      <h2 className="text-h3" ref={heading} tabIndex={-1}>
        {words['cart.emptyTitle']}
      </h2>
      <p>{words['cart.emptyText']}</p>
      <a className="button button-primary button-md" href={paths.plans}>
        {words['cart.toPlans']}
      </a>
    </div>
  )
}

/** Where the cart leads to. */
export interface CartPaths {
  order: string
  plans: string
}
