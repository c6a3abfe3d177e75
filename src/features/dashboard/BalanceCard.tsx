import { useId } from 'react'
import { formatDay, formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatAmount, toCents } from '../../lib/money.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { handOverTopUp } from '../top-up-draft/hand-over-top-up.ts'
import type { DashboardPartProps } from './dashboard-props.ts'
import { SpendingLine } from './SpendingLine.tsx'

/** How much is on the account, until when, and the way to more. */
export function BalanceCard(props: DashboardPartProps) {
  const { loaded, balance, gains, renewal, words, language, paths, isOff } = props
  const titleId = useId()
  const account = loaded.name === 'ready' ? loaded.value : undefined
  const told = account?.balanceInEuro
  const isWaiting = loaded.name === 'loading' && !balance
  // One red button a screen: where a renewal lacks money, its own has the sum; without a plan a step has it.
  const isElsewhere = gains.name === 'empty' || (renewal.name === 'known' && renewal.isInsufficient)
  // Without a plan and without money it is the first step, beside this.
  const isFirstStep = gains.name === 'empty' && balance !== undefined && balance.amountInCents <= 0
  const isUnknown = loaded.name === 'failed' && !balance
  return (
    <section className="balance-card" aria-labelledby={titleId} aria-busy={isWaiting || undefined}>
      <h2 id={titleId}>{words['dashboard.balance']}</h2>
      <p className={`balance-sum ${isWaiting ? 'figure-wait' : isUnknown ? 'text-ink-soft' : ''}`}>
        {isUnknown ? (
          '–'
        ) : (
          <>
            {formatAmount(balance?.amountInCents ?? toCents(0))}
            <span> EUR</span>
          </>
        )}
      </p>
      {isWaiting && <p className="sr-only">{words['dashboard.loading']}</p>}
      <p className="balance-when">
        {isUnknown && words['dashboard.unknown']}
        {balance && (balance.isLastKnown || isOff)
          ? fill(words['dashboard.asOf'], { time: formatMoment(balance.at, language) })
          : told?.active === false
            ? words['dashboard.notActive']
            : told?.active &&
              told.validTo !== null &&
              told.amount > 0 &&
              fill(words['dashboard.validUntil'], { date: formatDay(told.validTo, language) })}
      </p>
      {!isFirstStep && (
        <ActionLink
          type={isElsewhere ? 'outline' : 'primary'}
          href={paths.topUp}
          isOff={isOff}
          onFollow={() => handOverTopUp(undefined)}
        >
          {words['account.tabTopUp']}
        </ActionLink>
      )}
      <SpendingLine {...props} />
    </section>
  )
}
