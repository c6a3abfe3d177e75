import { formatEuro } from '../../lib/money.ts'
import type { DashboardPartProps } from './dashboard-props.ts'
import { spentOn } from './spending.ts'

/** What was spent this month, and on what; nothing where that is nothing, or the operator doesn't say. */
export function SpendingLine({ spent, gains, words, paths }: DashboardPartProps) {
  const report = spent.name === 'ready' ? spent.value : undefined
  // Without a plan most have spent nothing: no place is kept for it.
  const isNothing = report ? report.eurTotal === 0 : spent.name === 'failed' || gains.name === 'empty'
  if (isNothing) return null
  return (
    <div className="spending" aria-busy={!report || undefined}>
      {report && (
        <>
          <p>
            <a className="text-link" href={paths.report}>
              {words['dashboard.spent']}
            </a>
            <strong>{formatEuro(report.eurTotal)}</strong>
          </p>
          <ul className="text-small">
            {spentOn(report).map(({ on, cents }, index) => (
              // The same kind may come twice: an unknown one is "other".
              <li key={`${on} ${String(index)}`}>
                {on === 'MESSAGES' ? words['gains.MESSAGES'] : words[`report.${on}`]} {formatEuro(cents)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
