import type { Words } from '../../content/words.ts'
import { receiptMicrocopy } from '../receipts/receipts.microcopy.ts'

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
  'history.fileName',
  'history.columnDate',
  'history.columnDescription',
  'history.columnAmount',
  'history.search',
  'history.filters',
  'history.filtersOn',
  'history.filtersOff',
  'history.month',
  'history.allMonths',
  'history.daySum',
  'history.balanceAfter',
  'history.columnBalance',
  'history.receiptTitle',
  'history.report',
  'account.orderPlan',
  'account.topUp',
  ...receiptMicrocopy,
] as const

export type HistoryWords = Words<typeof historyMicrocopy>
