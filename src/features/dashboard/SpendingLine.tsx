import { formatEuro } from '../../lib/money.ts'
import type { DashboardPartProps } from './dashboard-props.ts'
import { spentOn } from './spending.ts'

/** What was spent this month, and on what. Of an operator that doesn't say nothing is shown. */
export function SpendingLine({ spent, words, paths }: DashboardPartProps) {
  if (spent.name === 'failed') return null
  const report = spent.name === 'ready' ? spent.value : undefined
  return (
    <div className="spending" aria-busy={!report || undefined}>
      {report && (
        <>
          <p>
            <a className="text-link" href={paths.report}>
              {words['dashboard.spent']}
            </a>{' '}
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
