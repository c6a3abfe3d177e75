import { ActionLink } from '../../ui/ActionLink.tsx'
import type { DashboardPartProps } from './dashboard-props.ts'

/** What a customer without a plan does first: money, a plan, and how it goes on by itself. */
export function FirstSteps({ used, balance, words, paths, isOff }: DashboardPartProps) {
  // The notice of standard rates, above, says what that costs.
  const isTold = used.name === 'ready' && used.value.standardFeeActivatedAt !== null
  const hasMoney = balance !== undefined && balance.amountInCents > 0
  const steps = [
    { href: paths.topUp, name: words['dashboard.firstTopUp'], isDone: hasMoney, isNext: !hasMoney },
    { href: paths.plans, name: words['account.orderPlan'], isDone: false, isNext: hasMoney },
    { href: paths.autoTopUp, name: words['dashboard.firstAutoTopUp'], isDone: false, isNext: false },
  ]
  return (
    <>
      <p>
        <strong>{words['dashboard.noPlanTitle']}</strong>
      </p>
      {!isTold && <p>{words['dashboard.noPlanText']}</p>}
      <ol className="first-steps">
        {steps.map(({ href, name, isDone, isNext }, index) => (
          <li key={href}>
            <span className="avatar" aria-hidden="true">
              {index + 1}
            </span>
            {isDone ? (
              <span className="is-covered">✓ {name}</span>
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
    </>
  )
}
