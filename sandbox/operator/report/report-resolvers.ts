import { forNumber, refusal } from '../graphql/asking.ts'
import { limits } from '../limits.ts'
import { serviceReport } from './service-report.ts'

/** The same day so many months later, as days of the calendar are written: a report ends before it. */
function sameDayAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 8) + day.slice(8)
}

export const reportResolvers = {
  Query: {
    serviceReport: forNumber(({ database, language, number }, { from, to }: { from: string; to: string }) => {
      if (from > to || to >= sameDayAfter(from, limits.account.longestReport))
        throw refusal('PERIOD_NOT_OFFERED')
      return serviceReport(database, language, { ...number, from, to })
    }),
  },
}
