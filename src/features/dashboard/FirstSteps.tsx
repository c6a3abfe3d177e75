import { type ReactNode, useId } from 'react'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { DashboardPartProps } from './dashboard-props.ts'

type Props = DashboardPartProps & {
  /** Since when standard rates apply and what they cost, where they do. */
  standardFee: ReactNode
}

/** What a customer without a plan does first: money, a plan, and how it goes on by itself. */
export function FirstSteps({ standardFee, balance, words, paths, drawing, isOff }: Props) {
  const titleId = useId()
  const hasMoney = balance !== undefined && balance.amountInCents > 0
  const steps = [
    { href: paths.topUp, name: words['dashboard.firstTopUp'], isDone: hasMoney, isNext: !hasMoney },
    { href: paths.plans, name: words['account.orderPlan'], isDone: false, isNext: hasMoney },
    { href: paths.autoTopUp, name: words['dashboard.firstAutoTopUp'], isDone: false, isNext: false },
  ]
  return (
    <section className="records-empty" aria-labelledby={titleId}>
      <Picture className="records-picture" drawing={drawing} />
      <div>
        <h2 id={titleId} className="text-h3">
          {words['dashboard.noPlanTitle']}
        </h2>
        {standardFee ? (
          <div>
            <strong>{words['dashboard.standardFeeTitle']}</strong>
            {standardFee}
          </div>
        ) : (
          <p>{words['dashboard.noPlanText']}</p>
        )}
        <ol className="first-steps">
          {steps.map(({ href, name, isDone, isNext }, index) => (
            <li key={href}>
              <span className="avatar" aria-hidden={!isDone}>
                {isDone ? '✓' : index + 1}
              </span>
              {isDone ? (
                <span className="is-covered">{name}</span>
              ) : isNext ? (
                <ActionLink href={href} isOff={isOff}>
                  {name}
                </ActionLink>
              ) : (
                <a className="text-link" href={href}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
