import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { periodMicrocopy } from '../../ui/period.microcopy.ts'

/** What the island needs; the page around it needs `createYourPlanStaticMicrocopy`. */
export const createYourPlanMicrocopy = [
  'ownPlan.data',
  'ownPlan.minutes',
  'ownPlan.messages',
  'ownPlan.zone',
  'ownPlan.adds',
  'ownPlan.included',
  'ownPlan.yours',
  'ownPlan.zoneData',
  'ownPlan.inEuAtHome',
  'ownPlan.inEuLimit',
  'ownPlan.linkOld',
  'ownPlan.order',
  'ownPlan.asking',
  'ownPlan.confirmed',
  'ownPlan.otherPrice',
  'ownPlan.notOffered',
  'ownPlan.failed',
  'ownPlan.tryAgain',
  'ownPlan.cheaper',
  'ownPlan.saves',
  'ownPlan.seePlan',
  'ownPlan.share',
  'ownPlan.shared',
  'ownPlan.notShared',
  ...periodMicrocopy,
  'plan.vatIncluded',
  'plan.unitGb',
  ...troubleMicrocopy,
] as const

export type CreateYourPlanWords = Words<typeof createYourPlanMicrocopy>

export const createYourPlanStaticMicrocopy = [
  'ownPlan.title',
  'ownPlan.base',
  'ownPlan.data',
  'ownPlan.minutes',
  'ownPlan.messages',
  'ownPlan.prices',
  'ownPlan.pricesText',
  'ownPlan.needsScript',
] as const
