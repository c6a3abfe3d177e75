import { serviceReport } from '../../operator/client/service-report.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'
import type { Period } from './service-report.ts'

/** What happened to the number that the page shows. It ends in an outcome and never throws. Failure: PERIOD_NOT_OFFERED. */
export async function askServiceReport(period: Period) {
  const outcome = await aboutShownNumber(
    queryOperator(serviceReport, period),
    (answer) => answer.serviceReport.phoneNumber,
  )
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.serviceReport } : outcome
}
