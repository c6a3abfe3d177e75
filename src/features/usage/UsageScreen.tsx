import { isWithoutConnection, type Loaded } from '../../session/loaded.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { EmptyRecords } from '../../ui/EmptyRecords.tsx'
import { LastKnownPlans } from './LastKnownPlans.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import { Unanswered } from './Unanswered.tsx'
import { inOrder, type OrderedPlan, planPhase, type Usage } from './usage.ts'
import type { UsageScreenProps } from './usage-props.ts'

export function UsageScreen(props: UsageScreenProps) {
  const { loaded, known, words, language } = props
  switch (loaded.name) {
    case 'loading':
      return (
        <div className="usage">
          <p className="sr-only" role="status">
            {words['usage.loading']}
          </p>
          {known ? (
            <LastKnownPlans known={known} isWaiting words={words} language={language} />
          ) : (
            <>
              <span className="plan-wait" />
              <span className="plan-wait" />
            </>
          )}
        </div>
      )
    case 'failed':
      return (
        <div className="usage">
          {known ? (
            <LastKnownPlans known={known} isWaiting={false} words={words} language={language} />
          ) : (
            <Unanswered {...props} failed={loaded.failed} />
          )}
        </div>
      )
    case 'ready':
      return <Plans {...props} loaded={loaded} />
  }
}

function Plans(props: UsageScreenProps & { loaded: Extract<Loaded<Usage>, { name: 'ready' }> }) {
  const { loaded, drawing, words, paths, now, isOffline, days } = props
  const { value, failed } = loaded
  const isOff = isOffline || isWithoutConnection(failed)
  if (value.orderedPlans.length === 0)
    return (
      <EmptyRecords drawing={drawing} title={words['usage.emptyTitle']} text={words['usage.emptyText']}>
        <div className="records-actions">
          <ActionLink href={paths.plans} isOff={isOff}>
            {words['account.orderPlan']}
          </ActionLink>
        </div>
      </EmptyRecords>
    )
  const shown = inOrder(value.orderedPlans, now)
  const current = shown.filter((plan) => planPhase(plan, now) !== 'ended')
  const ended = shown.filter((plan) => planPhase(plan, now) === 'ended')
  const cardOf = (plan: OrderedPlan) => (
    <PlanUsage key={plan.orderedPlanId} {...props} plan={plan} plans={value.orderedPlans} isOff={isOff} />
  )
  return (
    <div className="usage">
      {current.length > 0 ? (
        current.map(cardOf)
      ) : (
        <section className="more-plans">
          <h2 className="text-h3">{words['usage.noneTitle']}</h2>
          <p>{words['usage.noneText']}</p>
          <ActionLink href={paths.plans} isOff={isOff}>
            {words['account.orderPlan']}
          </ActionLink>
        </section>
      )}
      {days && <div>{days}</div>}
      {current.length > 0 && (
        <section className="more-plans">
          <h2 className="text-h3">{words['usage.moreTitle']}</h2>
          <p>{words['usage.moreText']}</p>
          <ActionLink href={paths.plans} isOff={isOff}>
            {words['usage.orderMore']}
          </ActionLink>
        </section>
      )}
      {ended.length > 0 && (
        <details>
          <summary className="text-link">
            {words['usage.endedPlans']} ({ended.length})
          </summary>
          <div className="usage">{ended.map(cardOf)}</div>
        </details>
      )}
    </div>
  )
}
