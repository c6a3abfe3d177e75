import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import type { LastKnown } from '../../session/last-known.ts'
import { GainMeters } from '../gains/GainMeters.tsx'
import { GainTable } from '../gains/GainTable.tsx'
import { addUp } from '../gains/gains.ts'
import type { UsageScreenProps } from './usage-props.ts'

interface Props extends Pick<UsageScreenProps, 'words' | 'language'> {
  known: LastKnown<Gain[][]>
  /** More comes: what isn't known yet keeps its room, so that nothing moves. */
  isWaiting: boolean
}

/** What remained of each plan when the operator last answered. Only figures are kept, no name, price or date. */
export function LastKnownPlans({ known, isWaiting, words, language }: Props) {
  const asOf = fill(words['usage.asOf'], { time: formatMoment(known.at, language) })
  return known.value.map((planGains, index) => {
    const gains = addUp(planGains)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are nameless, and never change their order.
      <article key={index} className="plan-usage" aria-label={asOf}>
        <header className="plan-usage-head">
          <div>
            <p className="text-small text-ink-soft">{asOf}</p>
            {isWaiting && <p className="plan-name-wait" />}
          </div>
        </header>
        {isWaiting && known.value.length === 1 && planGains[0]?.remainingAmount.unlimited === false && (
          <div className="plan-lasts" />
        )}
        <GainMeters gains={gains} words={words} language={language} />
        {isWaiting && (
          <div className="plan-facts" aria-hidden="true">
            <span className="fact-wait fact-wait-renewal" />
            <span className="fact-wait fact-wait-end" />
            <span className="fact-wait" />
            <span className="fact-wait" />
          </div>
        )}
        <GainTable gains={gains} caption={asOf} words={words} language={language} />
        {isWaiting && <div className="plan-actions plan-actions-wait" />}
      </article>
    )
  })
}
