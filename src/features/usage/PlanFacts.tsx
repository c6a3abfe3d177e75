import type { ReactNode } from 'react'
import { formatDay, formatMomentInWords } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatSpan } from '../../i18n/number.ts'
import { formatEuro } from '../../lib/money.ts'
import { type OrderedPlan, planPhase, reduction, remainingTime } from './usage.ts'
import type { UsageScreenProps } from './usage-props.ts'

type Props = Pick<UsageScreenProps, 'words' | 'language' | 'paths' | 'now'> & { plan: OrderedPlan }

/** When a plan was ordered, how long it works, what it costs and whether it renews. */
export function PlanFacts(props: Props) {
  const { plan, words, language, now } = props
  const { orderedAt, validFrom, validTo, validToReductionInHours, eurPrice } = plan
  const left = remainingTime(plan, now)
  const shortened = validToReductionInHours === null ? undefined : reduction(validToReductionInHours)
  return (
    <dl className="plan-facts">
      {validFrom === null ? (
        <Fact label={words['usage.ordered']}>{formatMomentInWords(orderedAt, now, language)}</Fact>
      ) : (
        <Fact label={words['usage.validFrom']}>{formatMomentInWords(validFrom, now, language)}</Fact>
      )}
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
      <Fact label={words['usage.price']}>{formatEuro(eurPrice)}</Fact>
      {planPhase(plan, now) === 'active' && <Renewal {...props} />}
    </dl>
  )
}

function Renewal({ plan, words, language, paths }: Props) {
  const { isRecurring, validTo, hasSufficientBalanceForRecurringPayment } = plan
  if (!isRecurring || validTo === null)
    return <Fact label={words['usage.renewal']}>{words['usage.doesNotRenew']}</Fact>
  return (
    <Fact label={words['usage.renewal']}>
      {fill(words['usage.renewsOn'], { date: formatDay(validTo, language) })}
      {hasSufficientBalanceForRecurringPayment === true && (
        <span className="is-covered">{words['usage.covered']}</span>
      )}
      {hasSufficientBalanceForRecurringPayment === false && (
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
