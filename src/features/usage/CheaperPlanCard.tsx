import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import type { CheaperPlan } from './cheaper-plan.ts'
import type { UsageWords } from './usage.microcopy.ts'

interface Props {
  cheaper: CheaperPlan
  words: UsageWords
  plansPath: string
}

/** That another plan would have done for less, and how that is reckoned. */
export function CheaperPlanCard({ cheaper, words, plansPath }: Props) {
  const titleId = useId()
  const { name, cost, ownCost, saved } = cheaper
  return (
    <section className="more-plans" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {fill(words['usage.cheaperTitle'], { plan: name })}
      </h2>
      <p>
        {fill(words['usage.cheaperText'], {
          cost: formatEuro(cost),
          ownCost: formatEuro(ownCost),
          saved: formatEuro(saved),
        })}
      </p>
      <p className="text-small">{words['usage.cheaperHow']}</p>
      <a className="text-link" href={plansPath}>
        {words['usage.cheaperPlans']}
      </a>
    </section>
  )
}
