import { useId } from 'react'
import { formatMomentInWords } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { RemoveButton } from '../../ui/RemoveButton.tsx'
import { GainMeters } from '../gains/GainMeters.tsx'
import { GainTable } from '../gains/GainTable.tsx'
import { addUp, givesNow } from '../gains/gains.ts'
import { planBerry } from '../own-plan/plan-berry.ts'
import { PlanFacts } from './PlanFacts.tsx'
import { mayWithdraw, type OrderedPlan, planPhase } from './usage.ts'
import type { UsageScreenProps } from './usage-props.ts'

type Props = UsageScreenProps & {
  plan: OrderedPlan
  plans: readonly OrderedPlan[]
  /** Without a connection figures stay, and actions are off. */
  isOff: boolean
}

/** One plan: where it is in its life, what is left of it, and what can be done about it. */
export function PlanUsage(props: Props) {
  const { plan, words, language, now, berries } = props
  const titleId = useId()
  const phase = planPhase(plan, now)
  const gains = addUp(plan.gains)
  const hasFigures = phase !== 'activating' && phase !== 'ended'
  return (
    <article className={`plan-usage plan-usage-${phase}`} aria-labelledby={titleId}>
      <header className="plan-usage-head">
        <div className="plan-usage-name">
          <Berry berry={planBerry(plan.planId, berries[plan.planId])} detail="card" />
          <div>
            {plan.productType !== 'unknown' && (
              <p className="text-small text-ink-soft">{words[`usage.${plan.productType}`]}</p>
            )}
            <h2 id={titleId}>{plan.planName}</h2>
          </div>
        </div>
        <p className="plan-phase">{words[`usage.${phase}`]}</p>
      </header>
      {phase === 'activating' && <p>{words['usage.activatingText']}</p>}
      {hasFigures && gains.length === 0 && <p>{words['usage.noGains']}</p>}
      {isPaced(props) && <div className="plan-lasts">{props.lasts}</div>}
      {hasFigures && <GainMeters gains={gains} words={words} language={language} />}
      <PlanFacts {...props} />
      {gains.length > 0 && (
        <GainTable gains={gains} caption={plan.planName} words={words} language={language} />
      )}
      <Actions {...props} titleId={titleId} isActive={phase === 'active'} />
    </article>
  )
}

/** Of several plans, or without a limit, no pace can be told. */
const isPaced = ({ plan, plans, now }: Props) =>
  plan.gains[0]?.remainingAmount.unlimited === false &&
  givesNow(plan, now) &&
  plans.every((other) => other === plan || !givesNow(other, now))

function Actions({
  plan,
  words,
  language,
  now,
  isOff,
  titleId,
  isActive,
  onReorder,
  onCancel,
  onWithdraw,
}: Props & { titleId: string; isActive: boolean }) {
  const canWithdraw = mayWithdraw(plan, now)
  if (!plan.canBeReordered && !isActive && !canWithdraw) return null
  const shared = { isOff, 'aria-describedby': titleId }
  return (
    <footer className="plan-actions">
      {plan.canBeReordered && (
        <Button
          {...shared}
          type="outline"
          size="sm"
          isFullWidthOnMobile
          onClick={() => onReorder(plan.planId)}
        >
          {words['usage.reorder']}
        </Button>
      )}
      {isActive && (
        <RemoveButton {...shared} onClick={() => onCancel(plan)}>
          {words['usage.cancel']}
        </RemoveButton>
      )}
      {canWithdraw && (
        <div className="plan-withdraw">
          <Button {...shared} type="text" size="sm" onClick={() => onWithdraw(plan)}>
            {words['usage.withdraw']}
          </Button>
          <p className="text-small text-ink-soft">
            {fill(words['usage.withdrawUntil'], {
              date: formatMomentInWords(plan.withdrawalPossibleUntil ?? now, now, language),
            })}
          </p>
        </div>
      )}
    </footer>
  )
}
