import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the account history. */
export const historyMicrocopy = [
  'history.loading',
  'history.empty',
  'history.emptyText',
  'history.filter',
  'history.ALL',
  'history.TOP_UPS',
  'history.PLANS',
  'history.USAGE',
  'history.SETTINGS',
  'history.OTHER',
  'history.noneOfKind',
  'history.more',
  'history.asking',
  'history.all',
  'history.download',
  'history.print',
  'history.fileName',
  'history.columnDate',
  'history.columnDescription',
  'history.columnAmount',
  'history.search',
  'history.month',
  'history.allMonths',
  'history.daySum',
  'history.tryAgain',
  'history.report',
  'account.orderPlan',
  'account.topUp',
  ...troubleMicrocopy,
] as const

export type HistoryWords = Words<typeof historyMicrocopy>
