import { useId } from 'react'
import { GainMeters } from '../gains/GainMeters.tsx'
import type { DashboardPartProps } from './dashboard-props.ts'

/** What else remains. All figures are in the usage details. */
export function MoreGains({ gains, words, language, paths }: DashboardPartProps) {
  const titleId = useId()
  if (gains.name === 'empty' || gains.name === 'failed') return null
  return (
    <section className="more-gains" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {words['dashboard.alsoRemains']}
      </h2>
      {gains.name !== 'loading' && (
        <>
          <GainMeters gains={gains.gains.slice(1)} words={words} language={language} />
          <p>
            <a className="text-link" href={paths.plans}>
              {words['account.orderPlan']}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
