import { useId } from 'react'
import { formatCalendarDayOfMonth, formatDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatList } from '../../i18n/list.ts'
import { formatEuro } from '../../lib/money.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Berry } from '../../ui/Berry.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import type { Renewal } from '../renewal/renewal.ts'
import { handOverTopUp } from '../top-up-draft/hand-over-top-up.ts'
import { usePrefilledSum } from '../top-up-draft/use-prefilled-sum.ts'
import type { Ends } from './dashboard.ts'
import type { DashboardPartProps } from './dashboard-props.ts'

/** When plans renew next, what that costs, what comes before, and the top-up of just what is missing. */
export function RenewalCard(props: DashboardPartProps) {
  const titleId = useId()
  const { renewal, words } = props
  return (
    <section className="renewal-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{words['dashboard.renewal']}</h2>
      {renewal.name === 'known' ? (
        <Known {...props} renewal={renewal} />
      ) : renewal.name === 'none' && renewal.ends ? (
        <Ending {...props} ends={renewal.ends} />
      ) : (
        <p className="line-wait">
          {renewal.name !== 'waiting' &&
            words[renewal.name === 'none' ? 'dashboard.noRenewal' : 'dashboard.unknown']}
        </p>
      )}
    </section>
  )
}

type KnownProps = Omit<DashboardPartProps, 'renewal'> & { renewal: Renewal }

function Known(props: KnownProps) {
  const { words, language, berries } = props
  const { at, plans, cost, autoTopUp, shortfall, isInsufficient } = props.renewal
  return (
    <>
      <p className="renewal-day text-h3">
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
        {autoTopUp && (
          <div>
            <dt>
              {fill(words['renewal.autoTopUp'], { date: formatCalendarDayOfMonth(autoTopUp.date, language) })}
            </dt>
            <dd>+{formatEuro(autoTopUp.amount)}</dd>
          </div>
        )}
        <div>
          <dt>{words['dashboard.renewalNeeds']}</dt>
          <dd>
            {cost > 0 && '−'}
            {formatEuro(cost)}
          </dd>
        </div>
      </dl>
      <strong className={isInsufficient ? 'is-short' : 'is-covered'}>
        {shortfall > 0
          ? fill(words['dashboard.renewalShort'], { sum: formatEuro(shortfall) })
          : words[isInsufficient ? 'dashboard.insufficientTitle' : 'dashboard.renewalCovered']}
      </strong>
      {isInsufficient && <TopUpShortfall {...props} />}
    </>
  )
}

/** The last plan, which doesn't renew: when it ends, and the way to another. */
function Ending({ ends, words, language, berries, paths, isOff }: DashboardPartProps & { ends: Ends }) {
  const { at, planId, planName } = ends
  return (
    <>
      <p className="renewal-day text-h3">
        <Berry berry={planBerry(planId, berries[planId])} detail="mark" />
        {formatDayOfMonth(at, language)}
      </p>
      <p>{fill(words['dashboard.planEnds'], { plan: planName })}</p>
      <ActionLink type="outline" href={paths.plans} isOff={isOff}>
        {words['account.orderPlan']}
      </ActionLink>
    </>
  )
}

function TopUpShortfall({ renewal, topUpLimits, words, paths, isOff }: KnownProps) {
  const { sum } = usePrefilledSum(renewal.shortfall, topUpLimits)
  return (
    <ActionLink isFullWidthOnMobile href={paths.topUp} isOff={isOff} onFollow={() => handOverTopUp(sum)}>
      {fill(words['dashboard.topUpSum'], { sum: formatEuro(sum) })}
    </ActionLink>
  )
}
