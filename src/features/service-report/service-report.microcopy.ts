import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'

/** Words of the service report. */
export const serviceReportMicrocopy = [
  ...formMicrocopy,
  'report.loading',
  'report.period',
  'report.ownDates',
  'report.from',
  'report.to',
  'report.show',
  'report.missing',
  'report.reversed',
  'report.future',
  'report.tooLong',
  'report.notOffered',
  'report.tryAgain',
  'report.empty',
  'report.emptyText',
  'report.total',
  'report.date',
  'report.kind',
  'report.what',
  'report.quantity',
  'report.cost',
  'report.download',
  'report.print',
  'report.fileName',
  'report.PLANS',
  'report.DATA',
  'report.CALLS',
  'report.MESSAGES',
  'report.ROAMING',
  'report.OTHER',
  'report.TOP_UPS',
  'report.inGB',
  'report.inMB',
  'report.inMIN',
  'report.inSMS',
  ...troubleMicrocopy,
] as const

export type ServiceReportWords = Words<typeof serviceReportMicrocopy>
