import { useId } from 'react'
import {
  calendarDateOf,
  formatCalendarDayOfMonth,
  formatDayInWords,
  formatDayOfMonth,
  formatMoment,
} from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { formatList } from '../../i18n/list.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { PaceWords } from '../daily-usage/PaceWords.tsx'
import { daysLeft, type PaceBasis, paceOf } from '../daily-usage/pace.ts'
import { GainMeters } from '../gains/GainMeters.tsx'
import { amountWords } from '../gains/gain-words.ts'
import { planBerry } from '../own-plan/plan-berry.ts'
import type { DashboardWords } from './dashboard.microcopy.ts'
import { type GainsScreen, plansInUse } from './dashboard.ts'
import type { DashboardPartProps } from './dashboard-props.ts'
import { FirstSteps } from './FirstSteps.tsx'

/** The plan, and what remains of what is asked for first. */
export function GainsSection(props: DashboardPartProps) {
  const titleId = useId()
  const { gains, used, isOff, words, language, paths } = props
  if (gains.name === 'failed') return null
  const since = used.name === 'ready' ? used.value.standardFeeActivatedAt : null
  const standardFee = since !== null && <StandardFee since={since} {...props} />
  if (gains.name === 'empty') return <FirstSteps {...props} standardFee={standardFee} />
  const at = gains.name === 'lastKnown' ? gains.at : isOff && used.name === 'ready' ? used.at : undefined
  return (
    <section className="gains-card" aria-labelledby={titleId}>
      <div className="gains-head">
        <h2 id={titleId} className="text-h3">
          {words['dashboard.remains']}
        </h2>
        <a className="text-link" href={paths.usage}>
          {words['dashboard.details']}
        </a>
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
      {standardFee && (
        <Notification type="info" title={words['dashboard.standardFeeTitle']}>
          {standardFee}
        </Notification>
      )}
      <Gains {...props} gains={gains} />
    </section>
  )
}

/** Whose allowances these are, and of a single plan how long they last. */
function PlansInUse({ used, now, words, language, berries }: DashboardPartProps) {
  const plans = used.name === 'ready' ? plansInUse(used.value.orderedPlans, now) : []
  const names = formatList(
    plans.map(({ planName }) => planName),
    language,
  )
  const until = plans.length === 1 ? plans[0]?.validTo : undefined
  return (
    <>
      {plans.map(({ orderedPlanId, planId }) => (
        <Berry key={orderedPlanId} berry={planBerry(planId, berries[planId])} detail="mark" />
      ))}
      <strong>{names}</strong>
      {until &&
        fillPlural(
          words['dashboard.planDays'],
          { count: daysLeft(until, now), date: formatDayOfMonth(until, language) },
          language,
        )}
    </>
  )
}

/** Beside what it is about, which comes with the same answer: so nothing above it moves. */
function StandardFee({ since, words, language, paths, now }: DashboardPartProps & { since: number }) {
  return (
    <p>
      {fill(words['dashboard.standardFeeText'], { date: formatDayInWords(since, now, language) })}{' '}
      <a className="text-link" href={paths.standardRates}>
        {words['dashboard.standardRates']}
      </a>
    </p>
  )
}

/** Until when what is left lasts at this pace, and how that is reckoned; not before it is known by what. */
function PaceLine({ used, days, now, words, language }: DashboardPartProps) {
  const isKnown = used.name === 'ready' && days.name !== 'loading'
  const known = days.name === 'ready' ? days.value : []
  const pace = isKnown && paceOf(plansInUse(used.value.orderedPlans, now), known, calendarDateOf(now), now)
  return (
    <p className="gains-pace">
      {pace && (
        <>
          <PaceWords pace={pace} words={words} language={language} />
          <br />
          <span className="text-small text-ink-soft">{basisWords(pace.basis, words, language)}</span>
        </>
      )}
    </p>
  )
}

const basisWords = ({ since, average, unit }: PaceBasis, words: DashboardWords, language: Language) =>
  fill(words['dashboard.paceByDays'], {
    amount: amountWords({ unlimited: false, value: average, unit }, words, language),
    date: formatCalendarDayOfMonth(since, language),
  })

type GainsProps = DashboardPartProps & { gains: Exclude<GainsScreen, { name: 'empty' | 'failed' }> }

function Gains(props: GainsProps) {
  const { gains, words, language } = props
  switch (gains.name) {
    case 'loading':
      return (
        <div className="gain-meters" role="status">
          <span className="sr-only">{words['dashboard.loading']}</span>
          <span className="gain-wait" />
        </div>
      )
    case 'ready':
    case 'lastKnown':
      return (
        <>
          <GainMeters isMain gains={gains.gains.slice(0, 1)} words={words} language={language} />
          {gains.gains[0]?.remainingAmount.unlimited === false && <PaceLine {...props} />}
        </>
      )
  }
}
