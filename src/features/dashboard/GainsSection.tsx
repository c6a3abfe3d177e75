import { useId } from 'react'
import { formatDay, formatDayOfMonth, formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatList } from '../../i18n/list.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { GainMeters } from '../gains/GainMeters.tsx'
import { GainTable } from '../gains/GainTable.tsx'
import { plansInUse } from './dashboard.ts'
import type { DashboardPartProps } from './dashboard-props.ts'

/** Every allowance with what remains of it. */
export function GainsSection(props: DashboardPartProps) {
  const titleId = useId()
  const { gains, used, isOff, words, language, paths } = props
  if (gains.name === 'failed') return null
  const at = gains.name === 'lastKnown' ? gains.at : isOff && used.name === 'ready' ? used.at : undefined
  return (
    <section className="gains-card" aria-labelledby={titleId}>
      <div className="gains-head">
        <h2 id={titleId} className="text-h3">
          {words['dashboard.remains']}
        </h2>
        {gains.name !== 'empty' && (
          <a className="text-link" href={paths.usage}>
            {words['dashboard.details']}
          </a>
        )}
        <p className="gains-when">
          {at === undefined ? (
            <PlansInUse {...props} />
          ) : (
            <span className="text-small text-ink-soft">
              {fill(words['dashboard.asOf'], { time: formatMoment(at, language) })}
            </span>
          )}
        </p>
      </div>
      <StandardFee {...props} />
      <Gains {...props} />
    </section>
  )
}

/** Whose allowances these are, and of a single plan until when they last. */
function PlansInUse({ used, now, words, language }: DashboardPartProps) {
  const plans = used.name === 'ready' ? plansInUse(used.value.orderedPlans, now) : []
  const names = formatList(
    plans.map(({ planName }) => planName),
    language,
  )
  const until = plans.length === 1 ? plans[0]?.validTo : undefined
  if (!until) return names
  return fill(words['dashboard.planUntil'], { plan: names, date: formatDayOfMonth(until, language) })
}

/** Beside what it is about, which comes with the same answer: so nothing above it moves. */
function StandardFee({ used, words, language, paths }: DashboardPartProps) {
  const since = used.name === 'ready' ? used.value.standardFeeActivatedAt : null
  if (since === null) return null
  return (
    <Notification type="info" title={words['dashboard.standardFeeTitle']}>
      <p>
        {fill(words['dashboard.standardFeeText'], { date: formatDay(since, language) })}{' '}
        <a className="text-link" href={paths.standardRates}>
          {words['dashboard.standardRates']}
        </a>
      </p>
    </Notification>
  )
}

function Gains({ gains, words, language, paths, isOff }: DashboardPartProps) {
  switch (gains.name) {
    case 'loading':
      return (
        <div className="gain-meters" role="status">
          <span className="sr-only">{words['dashboard.loading']}</span>
          <span className="gain-wait" />
          <span className="gain-wait" />
          <span className="gain-wait" />
        </div>
      )
    case 'empty':
      return (
        <div className="grid justify-items-start gap-gap">
          <p>
            <strong>{words['dashboard.noPlanTitle']}</strong>
          </p>
          <p>{words['dashboard.noPlanText']}</p>
          <ActionLink href={paths.plans} isOff={isOff}>
            {words['account.orderPlan']}
          </ActionLink>
        </div>
      )
    case 'ready':
    case 'lastKnown':
      return (
        <>
          <GainMeters gains={gains.gains} words={words} language={language} />
          <GainTable
            gains={gains.gains}
            caption={words['dashboard.remains']}
            words={words}
            language={language}
          />
        </>
      )
    case 'failed':
      return null
  }
}
