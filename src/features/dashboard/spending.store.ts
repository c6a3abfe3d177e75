import { calendarDateOf } from '../../i18n/date.ts'
import { systemClock } from '../../lib/clock.ts'
import { spending as ofReport, type Spending } from '../../operator/client/spending.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** What the number that the page shows has spent since the first of the month, in Vilnius. */
export const spending = numberLoader<Spending>(async () => {
  const to = calendarDateOf(systemClock.now())
  const outcome = await queryOperator(ofReport, { from: `${to.slice(0, 8)}01`, to })
  if (outcome.kind !== 'answer') return outcome
  const value = outcome.value.serviceReport
  return { ...outcome, value: { phoneNumber: value.phoneNumber, value } }
})
