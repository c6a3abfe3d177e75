import { type NumberAtAGlance, numbersAtAGlance } from '../../operator/client/numbers-at-a-glance.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** What remains of each of the account's numbers, whichever the page is about. */
export const glance = customerLoader<NumberAtAGlance[]>(async () => {
  const outcome = await queryOperator(numbersAtAGlance, {})
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.numbersAtAGlance } : outcome
})
