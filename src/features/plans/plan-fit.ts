import { type PlanFacts, suits } from './plan-filter.ts'

/** The answers to the two questions, as pages write amounts: GB and minutes, or `unlimited`; empty while unanswered. */
export interface PlanAnswers {
  dataInLt: string
  minutes: string
}

/** The cheapest plan with at least what is asked for; undefined while a question is open, or where no plan has as much. */
export function fittingPlan<Plan extends PlanFacts>(
  plans: readonly Plan[],
  { dataInLt, minutes }: PlanAnswers,
): Plan | undefined {
  if (!dataInLt || !minutes) return undefined
  const [cheapest] = plans
    .filter((plan) => suits(plan, { dataInLt, minutes }))
    .toSorted((one, other) => Number(one.price) - Number(other.price))
  return cheapest
}
