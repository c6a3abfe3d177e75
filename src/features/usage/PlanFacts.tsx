import type { ReactNode } from 'react'
import { formatCalendarDayOfMonth, formatDayInWords, formatMomentInWords } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatSpan } from '../../i18n/number.ts'
import { formatEuro } from '../../lib/money.ts'
import { coverUntil, type Renewal } from '../renewal/renewal.ts'
import { type OrderedPlan, planPhase, reduction, remainingTime } from './usage.ts'
import type { UsageScreenProps } from './usage-props.ts'

type Props = Pick<UsageScreenProps, 'balance' | 'autoTopUps' | 'words' | 'language' | 'paths' | 'now'> & {
  plan: OrderedPlan
  /** All of the number: what renews before it is paid first. */
  plans: readonly OrderedPlan[]
}

/** What happens when a plan renews, which is asked first; until when and since when it works, and what it costs. */
export function PlanFacts(props: Props) {
  const { plan, words, language, now } = props
  const { orderedAt, validFrom, validTo, validToReductionInHours, eurPrice } = plan
  const left = remainingTime(plan, now)
  const shortened = validToReductionInHours === null ? undefined : reduction(validToReductionInHours)
  return (
    <dl className="plan-facts">
      {planPhase(plan, now) === 'active' && <RenewalFact {...props} />}
      {validTo !== null && (
        <Fact label={words['usage.validTo']}>
          {formatMomentInWords(validTo, now, language)}
          {left && (
            <span className="plan-left">
              {fill(words['usage.remaining'], { time: formatSpan(left.value, left.unit, language) })}
            </span>
          )}
          {shortened && (
            <span className="text-small">
              {fill(words['usage.shortened'], {
                time: formatSpan(shortened.value, shortened.unit, language),
              })}
            </span>
          )}
        </Fact>
      )}
      {validFrom === null ? (
        <Fact label={words['usage.ordered']}>{formatMomentInWords(orderedAt, now, language)}</Fact>
      ) : (
        <Fact label={words['usage.validFrom']}>{formatMomentInWords(validFrom, now, language)}</Fact>
      )}
      <Fact label={words['usage.price']}>{formatEuro(eurPrice)}</Fact>
    </dl>
  )
}

function RenewalFact(props: Props) {
  const { plan, words, language, paths, now } = props
  const { isRecurring, validTo } = plan
  if (!isRecurring || validTo === null)
    return <Fact label={words['usage.renewal']}>{words['usage.doesNotRenew']}</Fact>
  const { autoTopUp, cover } = renewalOf(props)
  return (
    <Fact label={words['usage.renewal']} className="plan-renewal">
      {fill(words['usage.renewsOn'], { date: formatDayInWords(validTo, now, language) })}
      {autoTopUp && (
        <span className="plan-top-up">
          {fill(words['renewal.autoTopUp'], { date: formatCalendarDayOfMonth(autoTopUp.date, language) })}{' '}
          <b>+{formatEuro(autoTopUp.amount)}</b>
        </span>
      )}
      {cover === 'covered' && <span className="is-covered">{words['usage.covered']}</span>}
      {cover === 'short' && (
        <span className="is-short">
          {words['usage.insufficient']}{' '}
          <a className="text-link" href={paths.topUp}>
            {words['usage.topUp']}
          </a>
        </span>
      )}
    </Fact>
  )
}

/** Whether there will be enough, as the operator says; an auto top-up that comes before may still bring what is missing. */
function renewalOf({ plan, plans, balance, autoTopUps, now }: Props): {
  autoTopUp?: Renewal['autoTopUp']
  cover: 'covered' | 'short' | 'unknown'
} {
  const { validTo, hasSufficientBalanceForRecurringPayment: isCovered } = plan
  if (isCovered === null || validTo === null) return { cover: 'unknown' }
  if (isCovered) return { cover: 'covered' }
  if (autoTopUps.name === 'loading') return { cover: 'unknown' }
  const coming = autoTopUps.name === 'ready' ? autoTopUps.value : []
  const cover = coverUntil(validTo, plans, balance, now, coming)
  if (!cover?.autoTopUp) return { cover: 'short' }
  return { autoTopUp: cover.autoTopUp, cover: cover.isCovered ? 'covered' : 'short' }
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
