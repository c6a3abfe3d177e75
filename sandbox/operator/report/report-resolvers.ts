import { forNumber, refusal } from '../graphql/asking.ts'
import { serviceReport } from './service-report.ts'

/** The same day a year later, as days of the calendar are written: a report ends before it. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

export const reportResolvers = {
  Query: {
    serviceReport: forNumber(({ database, language, number }, { from, to }: { from: string; to: string }) => {
      if (from > to || to >= yearAfter(from)) throw refusal('PERIOD_NOT_OFFERED')
      return serviceReport(database, language, { ...number, from, to })
    }),
  },
}
