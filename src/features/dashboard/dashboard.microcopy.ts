import type { Words } from '../../content/words.ts'
import { gainsMicrocopy } from '../gains/gains.microcopy.ts'

/** Words of the dashboard. */
export const dashboardMicrocopy = [
  'dashboard.loading',
  'dashboard.balance',
  'dashboard.validUntil',
  'dashboard.notActive',
  'dashboard.unknown',
  'dashboard.asOf',
  'account.topUp',
  'dashboard.remains',
  'dashboard.details',
  'dashboard.noPlanTitle',
  'dashboard.noPlanText',
  'account.orderPlan',
  'dashboard.standardFeeTitle',
  'dashboard.standardFeeText',
  'dashboard.standardRates',
  'dashboard.insufficientTitle',
  'dashboard.insufficientText',
  'dashboard.renewal',
  'dashboard.renewalOn',
  'dashboard.renewalNeeds',
  'dashboard.renewalCovered',
  'dashboard.renewalShort',
  'dashboard.renewalInsufficient',
  'dashboard.topUpSum',
  'dashboard.noRenewal',
  'dashboard.quickActions',
  'dashboard.history',
  'dashboard.report',
  'dashboard.numbers',
  'dashboard.linked',
  'dashboard.declared',
  'dashboard.current',
  'dashboard.manageNumbers',
  ...gainsMicrocopy,
  'account.tryAgain',
  'trouble.unknown',
] as const

export type DashboardWords = Words<typeof dashboardMicrocopy>
