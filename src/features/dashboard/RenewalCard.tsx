import { useId } from 'react'
import { formatDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatList } from '../../i18n/list.ts'
import { type Cents, formatEuro } from '../../lib/money.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Berry } from '../../ui/Berry.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import { handOverTopUp } from '../top-up-draft/hand-over-top-up.ts'
import { usePrefilledSum } from '../top-up-draft/use-prefilled-sum.ts'
import { mayRenew, nextRenewal } from './dashboard.ts'
import type { DashboardPartProps } from './dashboard-props.ts'

/** When plans renew next, what that costs, and the top-up of just what is missing. */
export function RenewalCard(props: DashboardPartProps) {
  const titleId = useId()
  const { used, words } = props
  return (
    <section className="renewal-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{words['dashboard.renewal']}</h2>
      {used.name === 'ready' ? (
        <Renewal {...props} used={used} />
      ) : (
        <p className="line-wait">{used.name === 'failed' && words['dashboard.unknown']}</p>
      )}
    </section>
  )
}

type Known = Extract<DashboardPartProps['used'], { name: 'ready' }>

function Renewal(props: DashboardPartProps & { used: Known }) {
  const { used, balance, words, language, now, berries } = props
  const renewal = nextRenewal(used.value.orderedPlans, balance?.amountInCents, now)
  if (!renewal)
    return (
      <p>{words[mayRenew(used.value.orderedPlans, now) ? 'dashboard.unknown' : 'dashboard.noRenewal']}</p>
    )
  const { at, plans, cost, shortfall, isInsufficient } = renewal
  return (
    <>
      <p className="renewal-day">
        {plans.map(({ planId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be there twice, and none changes its place.
          <Berry key={index} berry={planBerry(planId, berries[planId])} detail="mark" />
        ))}
        {formatDayOfMonth(at, language)}
      </p>
      <p className="renewal-of">
        {formatList(
          plans.map(({ planName }) => planName),
          language,
        )}
      </p>
      <dl className="renewal-sums">
        <div>
          <dt>{fill(words['dashboard.renewalNeeds'], { sum: formatEuro(cost) })}</dt>
          <dd className={isInsufficient ? 'is-short' : 'is-covered'}>
            {shortfall > 0
              ? fill(words['dashboard.renewalShort'], { sum: formatEuro(shortfall) })
              : words[isInsufficient ? 'dashboard.renewalInsufficient' : 'dashboard.renewalCovered']}
          </dd>
        </div>
      </dl>
      {isInsufficient && <TopUpShortfall {...props} shortfall={shortfall} />}
    </>
  )
}

function TopUpShortfall(props: DashboardPartProps & { shortfall: Cents }) {
  const { shortfall, topUpLimits, words, paths, isOff } = props
  const { sum } = usePrefilledSum(shortfall, topUpLimits)
  return (
    <ActionLink isFullWidthOnMobile href={paths.topUp} isOff={isOff} onFollow={() => handOverTopUp(sum)}>
      {fill(words['dashboard.topUpSum'], { sum: formatEuro(sum) })}
    </ActionLink>
  )
}
